import type { ApplicationKind, ApplicationState } from '@kidney/contract/clients/application-names.paths.ts';
import type { DueCase } from '@kidney/contract/clients/cases/waiting-cases.schema.ts';
import { formatWords } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import type { DueFormat } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { StaffHome } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { dueDaysAhead } from '@kidney/contract/operations/staff-home/waits.paths.ts';
import { daysUntil } from '../../../platform/deadline.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { kindNames } from '../../../clients/application-labels.ts';

/** Something that is to be done by a day, and where. */
export interface Job {
  key: string;
  dueOn: string;
  title: string;
  words: string;
  action: string;
  to: string;
}

type Duty = NonNullable<StaffHome['duties']>[number];

const opened = { received: '님께 상담 전화', consulting: '님 상담 마무리' };
const acts: Record<ApplicationKind, Partial<Record<ApplicationState, string>>> = {
  membership: opened,
  transport: { ...opened, scheduling: '님 차량 배정' },
  pledge: { received: '님께 후원 감사 전화' },
};

function ofCase({ id, kind, state, name, receivedAt, dueOn, assignee }: DueCase): Job {
  const whose = assignee ? `담당 ${assignee.nickName}` : '담당 없음';
  return {
    key: `case ${id}`,
    dueOn,
    title: `${name} ${acts[kind][state] ?? '님 신청 보기'}`,
    words: `${kindNames[kind]} 신청 · ${formatDay(dayInSeoul(receivedAt))} 접수 · ${whose}`,
    action: state === 'scheduling' ? '배정하기' : '열기',
    to: `/admin/applications/${id}`,
  };
}

const ofFormat = ({ id, format, dueOn }: DueFormat): Job => ({
  key: `format ${id}`,
  dueOn,
  title: `${formatWords[format]} 보내기`,
  words: '다른 형식 요청',
  action: '열기',
  to: '/admin/format-requests',
});

const ofDuty = ({ id, title, href, dueOn }: Duty): Job => ({
  key: `duty ${id}`,
  dueOn,
  title,
  words: '해마다 할 일',
  action: '확인하기',
  to: href ?? '/admin/duties',
});

export interface Jobs {
  due: Job[];
  /** Of the days that come. */
  soon: Job[];
}

/** What is due today or was, the latest first; and what comes within a week. */
export function jobsOf({
  cases,
  formats,
  duties,
  today,
}: Pick<StaffHome, 'cases' | 'formats' | 'duties' | 'today'>): Jobs {
  const jobs = [...(cases ?? []).map(ofCase), ...(formats ?? []).map(ofFormat), ...(duties ?? []).map(ofDuty)]
    .filter(({ dueOn }) => daysUntil(dueOn, today) <= dueDaysAhead)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  return { due: jobs.filter(({ dueOn }) => dueOn <= today), soon: jobs.filter(({ dueOn }) => dueOn > today) };
}
