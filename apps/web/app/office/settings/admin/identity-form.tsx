import { identityBounds, settingRows } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { Identity } from '@kidney/contract/office/settings/settings.schema.ts';
import { DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import type { GroupForm } from './group-form.ts';
import { RowsField } from './rows-field.tsx';

const lines = [
  'name',
  'phone',
  'fax',
  'email',
  'address',
  'hours',
  'representative',
  'registrationNumber',
] as const satisfies readonly (keyof Identity)[];

export const identityForm: GroupForm<Identity> = {
  group: 'identity',
  title: '협회 정보',
  lead: '모든 화면의 아래쪽과 전화 안내, 후원 계좌가 여기에서 나옵니다.',
  subject: '협회 정보를',
  first: 'name',
  fields: {
    name: { label: '협회 이름', maxLength: identityBounds.name, hint: '누리집 이름과 모든 안내에 나옵니다.' },
    phone: { label: '대표 전화', maxLength: identityBounds.phone, hint: '예: 052-000-0000' },
    fax: { label: '팩스', maxLength: identityBounds.fax },
    email: { label: '이메일', maxLength: identityBounds.email },
    address: { label: '주소', maxLength: identityBounds.address },
    hours: {
      label: '전화 받는 시간',
      maxLength: identityBounds.hours,
      hint: '전화를 받는 시간입니다. 예: 평일 9시~18시',
    },
    representative: { label: '대표자', maxLength: identityBounds.representative },
    registrationNumber: { label: '고유번호', maxLength: identityBounds.registrationNumber },
    accounts: {
      label: '후원 계좌',
      inWords: (accounts) => accounts.map(({ bank, number, holder }) => `${bank} ${number} ${holder}`).join('\n'),
    },
    links: { label: '관련 누리집', inWords: (links) => links.map(({ label, href }) => `${label} ${href}`).join('\n') },
  },
  toDraft: ({ value }) => value as Identity,
  toValue: (draft) => draft,
  draw: (group) => (
    <>
      <DraftFields form={group.form} names={lines} />
      <RowsField
        {...group}
        name="accounts"
        noun="계좌"
        most={settingRows.accounts}
        labels={{ bank: '은행', number: '계좌 번호', holder: '예금주' }}
      />
      <RowsField
        {...group}
        name="links"
        noun="관련 누리집"
        most={settingRows.links}
        labels={{ label: '이름', href: '주소' }}
        hints={{ href: 'https:// 로 시작합니다.' }}
      />
    </>
  ),
};
