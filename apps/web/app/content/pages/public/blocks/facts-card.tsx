import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { FactList } from '../../../../ui/fact-list/fact-list.tsx';
import { factItems } from './fact-items.tsx';
import { sharedOrigin } from './fact-origin.ts';
import { FactOriginLine } from './fact-origin-line.tsx';
import styles from './blocks.module.css';

export function FactsCard({ facts }: { facts: readonly Fact[] }) {
  const origin = sharedOrigin(facts);
  return (
    <Card>
      <FactList items={factItems(facts, origin === null)} />
      {origin && (
        <p className={styles.origin}>
          <FactOriginLine origin={origin} />
        </p>
      )}
    </Card>
  );
}
