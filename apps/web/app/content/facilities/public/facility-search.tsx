import { useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ChipLinks } from '../../../ui/chip-links/chip-links.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { facilitiesPath, hrefOf, listId, longestSearch, type Filter } from './facility-filter.ts';
import { dayPatterns, dayWords, shifts, shiftWords } from './facility-labels.ts';
import styles from './facilities.module.css';

interface FacilitySearchProps {
  filter: Filter;
  /** How many there are in each district, in its order. */
  counts: Readonly<Record<string, number>>;
}

const every = { value: '', label: '모두' };

/** Links and a plain form: the choice is in the address, with script or without. */
export function FacilitySearch({ filter, counts }: FacilitySearchProps) {
  const id = useId();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = [null, ...Object.keys(counts)].map((district) => ({
    label: `${district ?? '전체'} ${district ? (counts[district] ?? 0) : total}곳`,
    to: hrefOf({ ...filter, district }),
    isCurrent: filter.district === district,
  }));
  return (
    <>
      <ChipLinks label="구·군" chips={chips} />
      {/* A new form for a new choice: the browser would keep what was typed before. */}
      <form
        key={hrefOf(filter)}
        role="search"
        aria-label="인공신장실 찾기"
        method="get"
        action={`${facilitiesPath}#${listId}`}
        className={styles.form}
      >
        {filter.district && <input type="hidden" name="district" value={filter.district} />}
        <SelectField
          id={`${id}-shift`}
          label="시간대"
          name="shift"
          defaultValue={filter.shift ?? ''}
          options={[every, ...shifts.map((value) => ({ value, label: shiftWords[value] }))]}
        />
        <SelectField
          id={`${id}-days`}
          label="투석 요일"
          name="days"
          defaultValue={filter.days ?? ''}
          options={[every, ...dayPatterns.map((value) => ({ value, label: dayWords[value] }))]}
        />
        <div className={styles.words}>
          <TextField
            id={`${id}-q`}
            type="search"
            label="병원 이름이나 동네"
            name="q"
            defaultValue={filter.q}
            maxLength={longestSearch}
            enterKeyHint="search"
          />
          <Button type="submit">
            <Icon name="search" />
            찾기
          </Button>
        </div>
      </form>
    </>
  );
}
