import { Icon } from '../icon/icon.tsx';
import styles from './display-settings.module.css';

interface DisplaySettingsProps {
  action: string;
  /** The page to come back to. */
  back: string;
  sizes: readonly { value: string; label: string }[];
  size: string;
  isHighContrast: boolean;
}

/** A plain form: it works without script, and the server draws the page anew in the chosen way. */
export function DisplaySettings({ action, back, sizes, size, isHighContrast }: DisplaySettingsProps) {
  return (
    <form method="post" action={action} className={styles.settings}>
      <input type="hidden" name="back" value={back} />
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>글자 크기</legend>
        <span className={styles.segments}>
          {sizes.map(({ value, label }) => (
            <button key={value} type="submit" name="text" value={value} aria-pressed={value === size}>
              {value === size && <Icon name="check" />}
              {label}
            </button>
          ))}
        </span>
      </fieldset>
      <button
        type="submit"
        name="contrast"
        value={isHighContrast ? 'normal' : 'high'}
        aria-pressed={isHighContrast}
        className={styles.contrast}
      >
        <Icon name={isHighContrast ? 'check' : 'contrast'} />
        고대비
      </button>
    </form>
  );
}
