import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ScreenHelp } from './screen-help.ts';
import styles from './help-box.module.css';

/** Folded until somebody asks for it, also without script, and folded again on the next screen. */
export function HelpBox({ about, steps, trouble, manual }: ScreenHelp) {
  const { pathname } = useLocation();
  return (
    <details key={pathname} className={styles.help}>
      <summary className={styles.button}>
        <Icon name="question" />
        도움말
      </summary>
      <div className={styles.words}>
        <p>{about}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <b>잘 안 될 때</b> {trouble}
        </p>
        <p className={styles.more}>더 자세한 것은 사무국 안내서의 ‘{manual}’에 있습니다.</p>
      </div>
    </details>
  );
}
