import type { ServiceDay } from '@kidney/contract/applications/application-names.paths.ts';
import type { Case, MoveCase } from '@kidney/contract/applications/cases.schema.ts';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { dayNames, optionsOf } from '../case-words.ts';
import styles from './case.module.css';

/** A ride as it stands in the form. */
export interface RideDraft {
  van: string;
  days: string[];
  pickUpAt: string;
  returnAt: string;
  firstDay: string;
}

export const blankRide = (today: string): RideDraft => ({
  van: '',
  days: [],
  pickUpAt: '',
  returnAt: '',
  firstDay: today,
});

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
  onChange: (draft: RideDraft) => void;
}

/** What 배정 완료 says: which van, on which days, when, and from when on. */
export function RideFields({ id, vans, draft, wrong, onChange }: RideFieldsProps) {
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
      <div className={styles.pair}>
        <TextField {...field('pickUpAt')} type="time" hint="갈 때 타지 않으시면 비워 둡니다." />
        <TextField {...field('returnAt')} type="time" hint="올 때 타지 않으시면 비워 둡니다." />
      </div>
      <TextField {...field('firstDay')} type="date" />
    </>
  );
}
