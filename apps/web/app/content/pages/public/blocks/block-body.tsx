import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { CallToAction } from '../../../../ui/call-to-action/call-to-action.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { ComparisonTable } from '../../../../ui/comparison-table/comparison-table.tsx';
import { LinkList } from '../../../../ui/link-list/link-list.tsx';
import { OrgChart } from '../../../../ui/org-chart/org-chart.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Steps } from '../../../../ui/steps/steps.tsx';
import { Timeline } from '../../../../ui/timeline/timeline.tsx';
import { ActionLinks } from './action-links.tsx';
import { factsByKeys } from './fact-items.tsx';
import { FactsCard } from './facts-card.tsx';

export type PlainBlock = Exclude<Block, { type: 'figure' }>;

/** A callout and an action draw their own heading. */
export const drawsOwnHeading = ({ type }: PlainBlock) => type === 'callout' || type === 'action';

export function BlockBody({ block, facts }: { block: PlainBlock; facts: readonly Fact[] }) {
  switch (block.type) {
    case 'text':
      return <RichText html={block.html} />;
    case 'facts':
      return (
        <>
          {block.intro && <p>{block.intro}</p>}
          <FactsCard facts={factsByKeys(facts, block.keys)} />
        </>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'timeline':
      return <Timeline items={block.items} />;
    case 'organisation':
      return <OrgChart units={block.units} />;
    case 'comparison':
      return <ComparisonTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'links':
      return <LinkList items={block.items} />;
    case 'callout':
      return (
        <Callout tone={block.tone} title={block.heading}>
          <RichText html={block.html} />
        </Callout>
      );
    case 'action':
      return (
        <CallToAction title={block.heading} words={block.text}>
          <ActionLinks actions={block.actions} />
        </CallToAction>
      );
  }
}
