import type { RetentionPeriods } from '@kidney/contract/office/settings/settings.schema.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { GroupForm } from './group-form.ts';

/** As they stand in the form: what is typed is text. */
type RetentionDraft = Record<keyof RetentionPeriods, string>;

const monthsInWords = (months: string) => `${months}개월`;
const hints: RetentionDraft = {
  applications: '반려하거나 취소한 날부터. 1개월에서 12개월까지입니다.',
  members: '탈퇴한 날부터. 1개월에서 12개월까지입니다.',
  riders: '이용이 끝난 날부터. 보조금을 쓴 근거입니다. 12개월에서 60개월까지입니다.',
  pledges: '후원을 마친 날부터. 기부금영수증을 드린 근거입니다. 12개월에서 60개월까지입니다.',
  formats: '드린 날부터. 1개월에서 12개월까지입니다.',
  consents: '그분의 다른 기록을 모두 지운 날부터. 12개월에서 36개월까지입니다.',
};
const names = Object.keys(hints) as (keyof RetentionPeriods)[];

export const retentionForm: GroupForm<RetentionDraft> = {
  group: 'retention',
  title: '개인정보 보관 기간',
  lead: '이 기간이 지나면 밤에 저절로 지웁니다. 동의를 받을 때 약속한 기간보다 길게는 할 수 없습니다.',
  subject: '보관 기간을',
  firstField: 'applications',
  fields: {
    applications: { label: '이어지지 않은 신청 (개월)', inWords: monthsInWords },
    members: { label: '탈퇴한 회원 (개월)', inWords: monthsInWords },
    riders: { label: '이동 이용자 (개월)', inWords: monthsInWords },
    pledges: { label: '마친 후원 (개월)', inWords: monthsInWords },
    formats: { label: '다른 형식 요청 (개월)', inWords: monthsInWords },
    consents: { label: '동의했다는 증거 (개월)', inWords: monthsInWords },
  },
  toDraft: (value) => {
    const periods = value as RetentionPeriods;
    return Object.fromEntries(names.map((name) => [name, String(periods[name])])) as RetentionDraft;
  },
  toValue: (draft) => Object.fromEntries(names.map((name) => [name, Number(draft[name])])),
  draw: ({ id, draft, wrong, onChange }) => (
    <>
      {names.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={retentionForm.fields[name].label}
          hint={hints[name]}
          inputMode="numeric"
          maxLength={2}
          value={draft[name]}
          error={wrong.get(name)}
          onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        />
      ))}
    </>
  ),
};
