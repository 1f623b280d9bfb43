import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { actNames, pickedInWords } from './content-labels.ts';
import type { Choice } from './picked-contents.ts';
import styles from './contents.module.css';

interface PickedBarProps {
  count: number;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  onClear: () => void;
}

const icons: Partial<Record<Choice['act'], IconName>> = { publish: 'check', bin: 'trash' };

/** What can be done to the picked ones, at hand wherever in the list one is. */
export function PickedBar({ count, choices, onChoose, onClear }: PickedBarProps) {
  return (
    <section className={styles.bar} aria-label="고른 글에 할 일" data-bar-at-bottom>
      <p className={styles.count}>{pickedInWords(count)}</p>
      <Buttons>
        {choices.map((choice) => {
          const { act, contents } = choice;
          const icon = icons[act];
          return (
            <Button
              key={act}
              size="small"
              kind={act === 'bin' ? 'danger' : 'secondary'}
              onClick={() => onChoose(choice)}
            >
              {icon && <Icon name={icon} />}
              {actNames[act]}
              {contents.length < count && ` (${contents.length}건)`}
            </Button>
          );
        })}
        <Button size="small" kind="secondary" onClick={onClear}>
          고르기 취소
        </Button>
      </Buttons>
    </section>
  );
}
