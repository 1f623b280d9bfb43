import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { entriesOf } from '../../content/pages/public/blocks/block-groups.ts';
import { Figures } from '../../content/pages/public/blocks/figures.tsx';
import { PageBlocks } from '../../content/pages/public/blocks/page-blocks.tsx';
import { PageSources } from '../../content/pages/public/page-sources.tsx';
import { PageTools } from '../../platform/page-tools/page-tools.tsx';
import { ReadingLayout } from '../../content/pages/public/reading-layout.tsx';
import { PageMeta } from '../../platform/page-meta.tsx';
import { usePageSlots } from '../../platform/page-slots.ts';
import { KeyNumbers, type KeyNumber } from '../../ui/key-number/key-number.tsx';
import { Column } from '../../ui/layout/layout.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { arrangeBlocks } from './arrange-blocks.ts';
import { CostComparison, costsEntry } from './cost-comparison.tsx';
import { Guides } from './guides.tsx';
import type { CostsInWords } from './monthly-cost.ts';
import { ServiceToday } from './service-today.tsx';
import { ServiceWeek } from './service-week.tsx';
import type { ShownService } from './shown-service.ts';
import { WaysToApply } from './ways-to-apply.tsx';
import styles from './transport-page.module.css';

interface TransportPageProps {
  page: Omit<Page, 'facts'>;
  facts: readonly Fact[];
  service: ShownService;
  numbers: readonly KeyNumber[];
  costs: CostsInWords;
}

/** The transport centre: today first, then what it costs and how to come aboard, then everything else. */
export function TransportPage({ page, facts, service, numbers, costs }: TransportPageProps) {
  const { isMobile } = usePageSlots();
  const hasCosts = costs.rows.length > 0;
  const { intro, guides, steps, pictures, contact, before, after } = arrangeBlocks(page.blocks);
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <Column>
        <div className={styles.page}>
          <div className={styles.opening}>
            <ServiceToday service={service} />
            <p className={styles.lead}>{page.lead}</p>
          </div>
          <KeyNumbers items={numbers} />
          <div className={styles.two}>
            <div>{intro && <PageBlocks blocks={[intro]} facts={[]} />}</div>
            <ServiceWeek service={service} />
          </div>
          <Guides guides={guides} facts={facts} />
          {steps && (
            <section id={steps.id} className={styles.stack}>
              <h2>{steps.heading}</h2>
              <Steps items={steps.items} isAcross />
            </section>
          )}
          <WaysToApply contact={contact} />
        </div>
      </Column>
      {pictures.length > 0 && (
        <div className={styles.band}>
          <Column>
            <Figures figures={pictures} />
          </Column>
        </div>
      )}
      <ReadingLayout entries={[...entriesOf(before), ...(hasCosts ? [costsEntry] : []), ...entriesOf(after)]}>
        <PageBlocks blocks={before} facts={facts} />
        {hasCosts && <CostComparison costs={costs} />}
        <PageBlocks blocks={after} facts={facts} />
        <PageSources sources={page.sources} checkedOn={page.checkedOn} />
        <PageTools title={page.title} isMobile={isMobile} />
      </ReadingLayout>
    </>
  );
}
