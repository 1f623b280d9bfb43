import { readChairTime, timeInWords } from '../fields/chair-time.ts';
import { choiceField } from '../fields/choice-field.ts';
import { selectField } from '../fields/select-field.ts';
import { textField } from '../fields/text-field.ts';
import { answerTo, type Page } from '../form.ts';
import { holidayNote, saturdayNote, weekdays } from './rest-days.ts';

const elsewhere = 'other';

export const clinicPage: Page = {
  key: 'clinic',
  title: '어느 병원에서 투석을 받으십니까?',
  fields: [
    selectField({
      name: 'clinic',
      label: '투석 병원',
      options: ({ clinics }) =>
        clinics.map(({ id, name, district }) => ({ value: String(id), label: `${name} (${district})` })),
      always: [{ value: elsewhere, label: '목록에 없습니다' }],
      missing: '다니시는 병원을 골라 주십시오. 없으면 ‘목록에 없습니다’를 골라 주십시오.',
    }),
  ],
};

export const clinicNamePage: Page = {
  key: 'clinic-name',
  title: '다니시는 병원의 이름을 적어 주십시오.',
  when: (answers) => answerTo(answers, 'clinic') === elsewhere,
  fields: [
    textField({
      name: 'clinicName',
      label: '병원 이름',
      hint: '동네 이름도 함께 적어 주시면 좋습니다.',
      maxLength: 80,
      missing: '다니시는 병원의 이름을 적어 주십시오.',
    }),
  ],
};

export const daysPage: Page = {
  key: 'days',
  title: '무슨 요일, 몇 시에 투석을 시작하십니까?',
  fields: [
    choiceField({
      name: 'days',
      label: '투석하시는 요일',
      hint: ({ facts }) => {
        const days = facts.get('transport-days');
        return days ? `협회 차는 ${days.value}에 다닙니다. ${days.note ?? ''}`.trim() : null;
      },
      isMany: true,
      options: weekdays,
      shortcuts: [
        { label: '월·수·금', values: ['mon', 'wed', 'fri'] },
        { label: '화·목·토', values: ['tue', 'thu', 'sat'] },
      ],
      missing: '투석하시는 요일을 하나 이상 골라 주십시오.',
    }),
    textField({
      name: 'chairTime',
      label: '투석을 시작하는 시각',
      hint: '예: 오전 6시 30분. 요일마다 다르면 가장 이른 시각을 적어 주십시오.',
      maxLength: 20,
      missing: '투석을 시작하는 시각을 적어 주십시오. 예: 오전 6시 30분',
      read: readChairTime,
      show: timeInWords,
    }),
  ],
  notes: (answers, formContext) => [...saturdayNote(answers, formContext), ...holidayNote(answers, formContext)],
};
