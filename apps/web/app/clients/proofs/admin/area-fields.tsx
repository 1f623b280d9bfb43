import type { Area } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './pictures.module.css';

interface AreaFieldsProps {
  number: number;
  area: Area;
  /** How large the picture is: nothing beside it is blacked out. */
  size: { width: number; height: number };
  onChange(area: Area): void;
  onRemove(): void;
}

const names: readonly (readonly [keyof Area, string])[] = [
  ['x', '왼쪽에서'],
  ['y', '위에서'],
  ['width', '너비'],
  ['height', '높이'],
];

/** One area in numbers, for whoever does not draw. */
export function AreaFields({ number, area, size, onChange, onRemove }: AreaFieldsProps) {
  const most: Area = { x: size.width - 1, y: size.height - 1, width: size.width, height: size.height };
  const within = (name: keyof Area, typed: string) => Math.min(most[name], Math.max(0, Math.round(Number(typed))));

  return (
    <fieldset className={styles.area}>
      <legend>가릴 곳 {number}</legend>
      <div className={styles.numbers}>
        {names.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            type="number"
            min={name === 'x' || name === 'y' ? 0 : 1}
            max={most[name]}
            step={5}
            value={area[name]}
            onChange={({ target }) => onChange({ ...area, [name]: within(name, target.value) })}
          />
        ))}
      </div>
      <div>
        <Button kind="secondary" size="small" onClick={onRemove}>
          가릴 곳 {number} 빼기
        </Button>
      </div>
    </fieldset>
  );
}
