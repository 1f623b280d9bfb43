import { retentionMonths } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { RetentionPeriods } from '@kidney/contract/office/settings/settings.schema.ts';
import type { GroupForm } from './group-form.ts';

type Period = keyof RetentionPeriods;
/** As they stand in the form: what is typed is text. */
type RetentionDraft = Record<Period, string>;

/** From when it is counted, and how long it may be. */
function months(period: Period, label: string, from: string) {
  const { least, most } = retentionMonths[period];
  return {
    label: `${label} (개월)`,
    hint: `${from} ${least}개월에서 ${most}개월까지입니다.`,
    inputMode: 'numeric' as const,
    maxLength: 2,
    inWords: (typed: string) => `${typed}개월`,
  };
}

const fields: GroupForm<RetentionDraft>['fields'] = {
  applications: months('applications', '이어지지 않은 신청', '반려하거나 취소한 날부터.'),
  members: months('members', '탈퇴한 회원', '탈퇴한 날부터.'),
  riders: months('riders', '이동 이용자', '이용이 끝난 날부터. 보조금을 쓴 근거입니다.'),
  pledges: months('pledges', '마친 후원', '후원을 마친 날부터. 기부금영수증을 드린 근거입니다.'),
  formats: months('formats', '다른 형식 요청', '드린 날부터.'),
  consents: months('consents', '동의했다는 증거', '그분의 다른 기록을 모두 지운 날부터.'),
};
const names = Object.keys(fields) as Period[];

export const retentionForm: GroupForm<RetentionDraft> = {
  group: 'retention',
  title: '개인정보 보관 기간',
  lead: '이 기간이 지나면 밤에 저절로 지웁니다. 동의를 받을 때 약속한 기간보다 길게는 할 수 없습니다.',
  subject: '보관 기간을',
  first: 'applications',
  fields,
  toDraft: ({ value }) => {
    const periods = value as RetentionPeriods;
    return Object.fromEntries(names.map((name) => [name, String(periods[name])])) as RetentionDraft;
  },
  toValue: (draft) => Object.fromEntries(names.map((name) => [name, Number(draft[name])])),
};
