import type { ServiceDay } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case, MoveCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import { weekdayOf } from '../../../../platform/korean-date.ts';
import { formatTime } from '../../../../platform/korean-time.ts';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { dayNames, optionsOf } from '../../../application-labels.ts';
import styles from './case.module.css';

/** A ride as it stands in the form. */
export interface RideDraft {
  van: string;
  days: string[];
  pickUpAt: string;
  returnAt: string;
  firstDay: string;
}

/** What the applicant told of days and times; the officer chooses the van and looks it over. */
export const wishedRide = ({ wishedRide: wish }: Case, today: string): RideDraft => ({
  van: '',
  days: wish?.days ?? [],
  pickUpAt: wish?.pickUpAt ?? '',
  returnAt: wish?.returnAt ?? '',
  firstDay: wish?.firstDay ?? today,
});

/** The first of these weekdays after today. */
function dayAfter(today: string, days: readonly ServiceDay[]): string {
  const ahead = Array.from({ length: 7 }, (_, n) =>
    new Date(Date.parse(today) + (n + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  return ahead.find((date) => days.some((day) => dayNames[day] === weekdayOf(date))) ?? today;
}

/** As it stands last, from the next day of riding on. */
export function changedRide({ ride, nextRide }: Case, today: string): RideDraft {
  const last = nextRide ?? ride;
  return {
    van: last?.van ?? '',
    days: last?.days ?? [],
    pickUpAt: last?.pickUpAt ?? '',
    returnAt: last?.returnAt ?? '',
    firstDay: dayAfter(today, last?.days ?? []),
  };
}

export const toRide = ({ van, days, pickUpAt, returnAt, firstDay }: RideDraft): NonNullable<MoveCase['ride']> => ({
  van,
  days: days as ServiceDay[],
  pickUpAt: pickUpAt || null,
  returnAt: returnAt || null,
  firstDay,
});

export const rideLabels: Readonly<Record<string, string>> = {
  'ride.van': '차량',
  'ride.days': '타시는 요일',
  'ride.pickUpAt': '모시러 가는 시각',
  'ride.returnAt': '돌아오는 시각',
  'ride.firstDay': '첫 운행일',
};

interface RideFieldsProps {
  id: string;
  vans: Case['vans'];
  draft: RideDraft;
  wrong: ReadonlyMap<string, string>;
  /** What the first day is called. */
  dayLabel?: string;
  /** When dialysis begins, where the times were made of that. */
  chairTime?: string | undefined;
  onChange: (draft: RideDraft) => void;
}

/** What 배정 완료 says: which van, on which days, when, and from when on. */
export function RideFields({ id, vans, draft, wrong, dayLabel, chairTime, onChange }: RideFieldsProps) {
  const field = (name: 'van' | 'pickUpAt' | 'returnAt' | 'firstDay') => ({
    id: `${id}-ride.${name}`,
    label: rideLabels[`ride.${name}`] ?? '',
    value: draft[name],
    error: wrong.get(`ride.${name}`),
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <SelectField
        {...field('van')}
        options={[{ value: '', label: '고르십시오' }, ...vans.map((van) => ({ value: van, label: van }))]}
      />
      <ChoiceGroup
        id={`${id}-ride.days`}
        legend={rideLabels['ride.days'] ?? ''}
        type="checkbox"
        name={`${id}-days`}
        options={optionsOf(dayNames)}
        chosen={draft.days}
        error={wrong.get('ride.days')}
        onChange={(days) => onChange({ ...draft, days })}
      />
      {chairTime && (
        <p>
          신청서에 적힌 투석 시작은 <b>{formatTime(chairTime)}</b>입니다. 아래 시각은 거기에 맞춰 넣어 두었으니 확인해
          주십시오.
        </p>
      )}
      <div className={styles.pair}>
        <TextField {...field('pickUpAt')} type="time" hint="갈 때 타지 않으시면 비워 둡니다." />
        <TextField {...field('returnAt')} type="time" hint="올 때 타지 않으시면 비워 둡니다." />
      </div>
      <TextField {...field('firstDay')} {...(dayLabel && { label: dayLabel })} type="date" />
    </>
  );
}
