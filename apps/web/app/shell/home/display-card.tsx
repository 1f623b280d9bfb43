import { Card } from '../../ui/card/card.tsx';
import { Column } from '../../ui/layout/layout.tsx';
import { DisplayControls } from '../display-controls.tsx';
import styles from './home.module.css';

/** Phones have no row for it at the top. */
export function DisplayCard() {
  return (
    <section className={styles.display} aria-labelledby="display-card">
      <Column>
        <Card>
          <h2 id="display-card">화면 보기</h2>
          <div className={styles.controls}>
            <DisplayControls />
          </div>
        </Card>
      </Column>
    </section>
  );
}
