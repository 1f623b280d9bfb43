import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { factItems, factsByKeys } from '../../content/pages/public/blocks/fact-items.tsx';
import { Card } from '../../ui/card/card.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import styles from './transport-page.module.css';

/** How the vans run, and how to use them: two cards side by side. */
export function Guides({ guides, facts }: { guides: readonly BlockOf<'facts'>[]; facts: readonly Fact[] }) {
  return (
    <div className={styles.two}>
      {guides.map(({ id, heading, intro, keys }) => (
        <Card key={id}>
          <section id={id} className={styles.stack}>
            <h2>{heading}</h2>
            {intro && <p>{intro}</p>}
            <FactList items={factItems(factsByKeys(facts, keys), false)} />
          </section>
        </Card>
      ))}
    </div>
  );
}
