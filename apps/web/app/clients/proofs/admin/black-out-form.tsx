import type { Area, BlackOut, OpenedPicture } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { useState, type FormEvent } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Choice } from '../../../ui/choice-list/choice.tsx';
import { FieldError } from '../../../ui/text-field/field-frame.tsx';
import { AreaFields } from './area-fields.tsx';
import { PictureBoard } from './picture-board.tsx';
import styles from './pictures.module.css';

interface BlackOutFormProps {
  picture: OpenedPicture;
  name: string;
  isBusy: boolean;
  onSave(body: BlackOut): void;
  onClose(): void;
}

/** Where the number of a card often is; it is moved from there. */
const firstArea = ({ width, height }: OpenedPicture): Area => ({
  x: Math.round(width * 0.4),
  y: Math.round(height * 0.45),
  width: Math.round(width * 0.3),
  height: Math.max(10, Math.round(height * 0.1)),
});

/** Blacks out by drawing, or by numbers alone. What is saved is burnt in, and the original is gone. */
export function BlackOutForm({ picture, name, isBusy, onSave, onClose }: BlackOutFormProps) {
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const [isCovered, setCovered] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isEmpty = areas.length === 0 && !isCovered;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefused(isEmpty);
    if (!isEmpty) onSave({ areas: [...areas], isCovered: areas.length === 0 });
  }

  return (
    <form aria-label={`${name} 번호 가리기`} noValidate className={styles.form} onSubmit={save}>
      <p>
        주민등록번호 뒤 일곱 자리 위를 끌어서 검게 덮어 주십시오. 끌기 어려우시면 ‘가릴 곳 더하기’를 누르고 숫자로
        옮기십시오. 저장하면 원본은 지워지고 되돌릴 수 없습니다.
      </p>
      <PictureBoard
        picture={picture}
        label={`${name} 사진, 가릴 곳 ${areas.length}곳`}
        areas={areas}
        onDraw={(area) => setAreas([...areas, area].slice(0, 20))}
      />
      {areas.map((area, at) => (
        <AreaFields
          key={at}
          number={at + 1}
          area={area}
          size={picture}
          onChange={(changed) => setAreas(areas.with(at, changed))}
          onRemove={() => setAreas(areas.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button kind="secondary" size="small" onClick={() => setAreas([...areas, firstArea(picture)].slice(0, 20))}>
          가릴 곳 더하기
        </Button>
      </div>
      {areas.length === 0 && (
        <Choice
          type="checkbox"
          label="번호가 없거나 이미 모두 가려져 있습니다"
          checked={isCovered}
          onChange={({ target }) => setCovered(target.checked)}
        />
      )}
      {isRefused && isEmpty && (
        <div role="alert">
          <FieldError id="black-out">가릴 곳을 표시하시거나, 이미 가려져 있다고 표시해 주십시오.</FieldError>
        </div>
      )}
      <Buttons>
        <Button type="submit" size="small" aria-disabled={isBusy}>
          가린 사진만 두기
        </Button>
        <Button kind="secondary" size="small" onClick={onClose}>
          닫기
        </Button>
      </Buttons>
    </form>
  );
}
