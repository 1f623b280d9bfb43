import { serviceDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { withParticle } from '@kidney/contract/shared/particles.ts';
import { weekdayOf } from '../../../platform/seoul-time.ts';
import { answersTo, type FormContext } from '../form.ts';

/** The week as the dialysis units keep it, Monday first. */
export const weekdays = [
  { value: 'mon', label: '월요일' },
  { value: 'tue', label: '화요일' },
  { value: 'wed', label: '수요일' },
  { value: 'thu', label: '목요일' },
  { value: 'fri', label: '금요일' },
  { value: 'sat', label: '토요일' },
];
const mostHolidays = 3;

const isServed = (day: string) => serviceDays.some((served) => served === day);
const dayOf = (date: string) => weekdays[weekdayOf(date) - 1];

function otherWays({ facts, region }: FormContext): FormNote['links'] {
  const phone = facts.get('call-taxi-phone')?.value;
  return [
    ...(phone === undefined ? [] : [{ label: region.callTaxi.name, href: `tel:${phone}` }]),
    { label: '쉬는 날의 다른 방법 보기', href: '/transport/center' },
  ];
}

/** Said at once where a day is chosen on which no van ever goes. */
export function saturdayNote(answers: Answers, formContext: FormContext): FormNote[] {
  const days = answersTo(answers, 'days');
  if (days.every(isServed)) return [];
  const { fullName, callTaxi } = formContext.region;
  const served = weekdays.filter(({ value }) => isServed(value) && days.includes(value)).map(({ label }) => label);
  const onward =
    served.length > 0
      ? `${served.join(', ')}만 신청하시려면 그대로 계속해 주십시오.`
      : '그대로 계속하시면 사무국이 전화드려 다른 방법을 함께 찾겠습니다.';
  return [
    {
      tone: 'warning',
      title: '토요일에는 협회 차가 다니지 않습니다.',
      text: `토요일에는 ${fullName} 장애인 콜택시 ${withParticle(callTaxi.name, '를')} 알아봐 주십시오. 미리 이용자로 등록해 두셔야 합니다. ${onward}`,
      links: otherWays(formContext),
    },
  ];
}

/** Which of the chosen days the vans rest on next. Dialysis does not. */
export function holidayNote(answers: Answers, formContext: FormContext): FormNote[] {
  const days = answersTo(answers, 'days');
  const resting = formContext.closures
    .filter(({ date }) => days.includes(dayOf(date)?.value ?? ''))
    .slice(0, mostHolidays);
  if (resting.length === 0) return [];
  const listed = resting.map(({ date, reason }) => {
    const [, month, day] = date.split('-').map(Number);
    return [`${month}월 ${day}일(${dayOf(date)?.label.slice(0, 1)})`, ...(reason ? [reason] : [])].join(' ');
  });
  return [
    {
      tone: 'information',
      title: '공휴일에는 협회 차가 쉽니다.',
      text: `다음에 쉬는 날: ${listed.join(', ')}. 그날 병원에 가실 방법을 미리 정해 두십시오.`,
      links: otherWays(formContext),
    },
  ];
}
