import { disasterBounds } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { ClinicState, Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { clinicOptions } from './disaster-labels.ts';
import type { Clinic } from './clinic.ts';
import styles from './settings-admin.module.css';

interface ClinicFieldsProps {
  id: string;
  facilities: readonly Clinic[];
  known: Disaster['clinics'];
  onChange: (known: Disaster['clinics']) => void;
}

/** Of each clinic what is known; the telephone calls are made down this list. */
export function ClinicFields({ id, facilities, known, onChange }: ClinicFieldsProps) {
  function set(facilityId: number, state: string, note: string) {
    const others = known.filter((each) => each.id !== facilityId);
    onChange(state === '' ? others : [...others, { id: facilityId, state: state as ClinicState, note }]);
  }

  return (
    <fieldset id={id} tabIndex={-1} className={styles.clinics}>
      <legend>인공신장실</legend>
      <p>전화해 보신 곳만 고르십시오. 고르지 않은 곳은 ‘확인하고 있습니다’로 나옵니다.</p>
      <ul>
        {facilities.map(({ id: facilityId, name, district, phone }) => {
          const { state = '', note = '' } = known.find((each) => each.id === facilityId) ?? {};
          return (
            <li key={facilityId} className={styles.clinic}>
              <SelectField
                label={`${name} (${district})`}
                hint={phone}
                options={clinicOptions}
                value={state}
                onChange={(event) => set(facilityId, event.target.value, note)}
              />
              {state !== '' && (
                <TextField
                  label={`${name}에 덧붙이는 말`}
                  maxLength={disasterBounds.clinicNote}
                  value={note}
                  onChange={(event) => set(facilityId, state, event.target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
