import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Block, BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { blockKinds } from './block-kinds.ts';
import { figureName } from './figure-names.ts';

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

function organisationLines({ units }: BlockOf<'organisation'>): string[] {
  return units.map(({ title, note, under }) => {
    const above = units.find(({ id }) => id === under)?.title;
    return joined(title, note, above && `위: ${above}`);
  });
}

function bodyLines(block: Block, facts: readonly Fact[]): string[] {
  switch (block.type) {
    case 'text':
      return linesOfHtml(block.html);
    case 'callout':
      return [{ info: '알림', warn: '주의', danger: '위험' }[block.tone], ...linesOfHtml(block.html)];
    case 'facts':
      return [block.intro ?? '', ...block.keys.map((key) => facts.find((fact) => fact.key === key)?.label ?? key)];
    case 'steps':
      return block.items.map(({ title, text }) => joined(title, text));
    case 'timeline':
      return block.items.map(({ when, title, text }) => joined(when, title, text));
    case 'organisation':
      return organisationLines(block);
    case 'comparison':
      return [
        block.caption,
        joined(...block.columns),
        ...block.rows.map(({ label, cells }) => joined(label, ...cells)),
      ];
    case 'figure':
      return [block.art && figureName(block.art), block.alt, block.caption ?? ''];
    case 'links':
      return block.items.map(({ label, href, note }) => joined(label, href, note));
    case 'action':
      return [block.text ?? '', ...block.actions.map(({ label, href }) => joined(label, href))];
  }
}

/** Everything a block says, line by line. */
export function linesOf(block: Block, facts: readonly Fact[]): string[] {
  const lines = [block.heading ?? '', ...bodyLines(block, facts)];
  return [...(block.hidden ? ['(숨김)'] : []), ...lines].filter((line) => line !== '');
}

/** What a block is called where one speaks of it. */
export function nameOf(block: Block): string {
  const { label } = blockKinds[block.type];
  return block.heading ? `${label} ‘${block.heading}’` : label;
}

const excerptLength = 90;

/** Enough of its words to know it again. */
export function excerptOf(block: Block, facts: readonly Fact[]): string {
  const words = bodyLines(block, facts)
    .filter((line) => line !== '')
    .join(' · ');
  return words.length > excerptLength ? `${words.slice(0, excerptLength)}…` : words;
}
