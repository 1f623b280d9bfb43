import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';

const mark = '표본';
const isReal = (value: unknown): boolean => !JSON.stringify(value).includes(mark);

/** Paragraphs and entries of lists that carry the mark go, and headings that have nothing below them then. */
const realHtml = (html: string): string =>
  html
    .replaceAll(/<(p|li)>(?:(?!<\/\1>).)*<\/\1>/gsu, (part) => (isReal(part) ? part : ''))
    .replaceAll(/<(ul|ol)>\s*<\/\1>/gu, '')
    .replaceAll(/<h3>(?:(?!<\/h3>).)*<\/h3>(?=<h3>|$)/gsu, '');

/** A block without what is a sample; none where that leaves nothing. */
function realBlock(block: Block): Block[] {
  const { heading, caption } = block as { heading?: string; caption?: string };
  if (!isReal([heading ?? '', caption ?? ''])) return [];
  if ('html' in block) {
    const html = realHtml(block.html);
    return html === '' ? [] : [{ ...block, html }];
  }
  if ('items' in block) {
    const items = (block.items as unknown[]).filter(isReal);
    return items.length === 0 ? [] : [{ ...block, items } as Block];
  }
  return isReal(block) ? [block] : [];
}

const inPreparation: Block = {
  id: 'in-preparation',
  type: 'text',
  hidden: false,
  html: '<p>사무국이 이 쪽을 준비하고 있습니다. 궁금하신 점은 전화로 물어봐 주십시오.</p>',
};

/** What leads on and says nothing by itself. */
const waysOn: ReadonlySet<Block['type']> = new Set(['links', 'action', 'figure']);

/** A page as an installation begins with it: what we made up to show a site in use is not there. */
export function withoutSamples<Page extends PageContent>(page: Page): Page {
  const blocks = page.blocks.flatMap(realBlock);
  const saysSomething = blocks.some(({ type }) => !waysOn.has(type));
  return { ...page, blocks: saysSomething ? blocks : [inPreparation, ...blocks] };
}
