import type { Identity } from '@kidney/contract/office/settings/settings.schema.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { GroupForm } from './group-form.ts';
import { RowsField } from './rows-field.tsx';

type Draw = Parameters<GroupForm<Identity>['draw']>[0];

const lines = {
  name: { maxLength: 60, hint: '누리집 이름과 모든 안내에 나옵니다.' },
  phone: { maxLength: 20, hint: '예: 052-000-0000' },
  fax: { maxLength: 20 },
  email: { maxLength: 254 },
  address: { maxLength: 120 },
  hours: { maxLength: 60, hint: '전화를 받는 시간입니다. 예: 평일 9시~18시' },
  representative: { maxLength: 60 },
  registrationNumber: { maxLength: 40 },
} as const;

function IdentityFields({ id, draft, wrong, onChange, announce }: Draw) {
  const { fields } = identityForm;
  return (
    <>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((field) => (
        <TextField
          {...lines[field]}
          key={field}
          id={`${id}-${field}`}
          label={fields[field].label}
          value={draft[field]}
          error={wrong.get(field)}
          onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
        />
      ))}
      <RowsField
        id={`${id}-accounts`}
        noun="계좌"
        rows={draft.accounts}
        most={5}
        labels={{ bank: '은행', number: '계좌 번호', holder: '예금주' }}
        error={wrong.get('accounts')}
        announce={announce}
        onChange={(accounts) => onChange({ ...draft, accounts })}
      />
      <RowsField
        id={`${id}-links`}
        noun="관련 누리집"
        rows={draft.links}
        most={12}
        labels={{ label: '이름', href: '주소' }}
        hints={{ href: 'https:// 로 시작합니다.' }}
        error={wrong.get('links')}
        announce={announce}
        onChange={(links) => onChange({ ...draft, links })}
      />
    </>
  );
}

export const identityForm: GroupForm<Identity> = {
  group: 'identity',
  title: '협회 정보',
  lead: '모든 화면의 아래쪽과 전화 안내, 후원 계좌가 여기에서 나옵니다.',
  subject: '협회 정보를',
  firstField: 'name',
  fields: {
    name: { label: '협회 이름' },
    phone: { label: '대표 전화' },
    fax: { label: '팩스' },
    email: { label: '이메일' },
    address: { label: '주소' },
    hours: { label: '전화 받는 시간' },
    representative: { label: '대표자' },
    registrationNumber: { label: '고유번호' },
    accounts: {
      label: '후원 계좌',
      inWords: (accounts) => accounts.map(({ bank, number, holder }) => `${bank} ${number} ${holder}`).join('\n'),
    },
    links: { label: '관련 누리집', inWords: (links) => links.map(({ label, href }) => `${label} ${href}`).join('\n') },
  },
  toDraft: (value) => value as Identity,
  toValue: (draft) => draft,
  draw: (props) => <IdentityFields {...props} />,
};
