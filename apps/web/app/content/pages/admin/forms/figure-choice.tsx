import { drawingNames, drawingOf } from '../../../../art/figures.ts';
import { useDisplay } from '../../../../platform/use-display.ts';
import { Picture } from '../../../../ui/picture/picture.tsx';
import { useEditingContext } from '../editor/editing-context.ts';
import { figureName } from '../figure-names.ts';
import styles from './forms.module.css';

interface FigureChoiceProps {
  id: string;
  chosen: string;
  onChange: (art: string) => void;
}

/** Every drawing there is, to be seen before it is chosen. */
export function FigureChoice({ id, chosen, onChange }: FigureChoiceProps) {
  const { problems } = useEditingContext();
  const isNight = useDisplay().contrast === 'high';
  const error = problems.get(id);
  return (
    <fieldset>
      <legend className={styles.legend}>그림</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          오류: {error}
        </p>
      )}
      <div className={styles.figures}>
        {drawingNames.map((name, index) => {
          const drawing = drawingOf(name);
          return (
            <label key={name} className={styles.figure}>
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={id}
                value={name}
                checked={name === chosen}
                aria-describedby={error ? `${id}-error` : undefined}
                className={styles.choice}
                onChange={() => onChange(name)}
              />
              {drawing && (
                <Picture
                  wide={drawing.art}
                  width={drawing.width}
                  height={drawing.height}
                  isNight={isNight}
                  isLazy
                  className={styles.picture}
                />
              )}
              <span className={styles.name}>
                {name === chosen && '✓ '}
                {figureName(name)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
