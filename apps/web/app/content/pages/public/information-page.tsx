import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { PageTools } from '../../../platform/page-tools/page-tools.tsx';
import { entriesOf } from './blocks/block-groups.ts';
import { PageBlocks } from './blocks/page-blocks.tsx';
import styles from './information-page.module.css';
import { PageSources } from './page-sources.tsx';
import { ReadingLayout } from './reading-layout.tsx';

interface InformationPageProps {
  page: PageContent & { facts: readonly Fact[] };
  /** What has to be said before anything else. */
  note?: ReactNode;
  /** Stands between the text and its sources. */
  children?: ReactNode;
}

/** Any page of blocks, drawn from what is stored of it. */
export function InformationPage({ page, note, children }: InformationPageProps) {
  const { isMobile } = usePageSlots();
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <ReadingLayout
        entries={entriesOf(page.blocks)}
        opening={
          <>
            {note}
            {page.lead && <p className={styles.lead}>{page.lead}</p>}
          </>
        }
      >
        <PageBlocks blocks={page.blocks} facts={page.facts} />
        {children}
        <PageSources sources={page.sources} checkedOn={page.checkedOn} />
        <PageTools title={page.title} isMobile={isMobile} />
      </ReadingLayout>
    </>
  );
}
