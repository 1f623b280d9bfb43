import { richTextMax, type Block, type BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankRichText, renderRichText, sanitizeRichText } from '../../platform/rich-text.ts';

function mapHtml(content: PageContent, change: (html: string) => string): PageContent {
  const blocks = content.blocks.map((block) => ('html' in block ? { ...block, html: change(block.html) } : block));
  return { ...content, blocks };
}

/** Every unit stands once, under a unit that is there, and none stands under itself by a detour. */
function isTree(units: BlockOf<'organisation'>['units']): boolean {
  const above = new Map(units.map((unit) => [unit.id, unit.under]));
  const reachesTop = (id: string) => {
    let at: string | null | undefined = id;
    for (let steps = 0; typeof at === 'string' && steps <= units.length; steps += 1) at = above.get(at);
    return at === null;
  };
  return above.size === units.length && units.every((unit) => reachesTop(unit.id));
}

function problemsOf(block: Block, at: string): FieldProblem[] {
  if ('html' in block && isBlankRichText(block.html))
    return [{ field: `${at}.html`, message: '내용을 입력해 주십시오.' }];
  if (block.type === 'comparison' && block.rows.some((row) => row.cells.length !== block.columns.length)) {
    return [{ field: `${at}.rows`, message: '줄마다 칸의 수가 같아야 합니다.' }];
  }
  if (block.type === 'organisation' && !isTree(block.units)) {
    return [{ field: `${at}.units`, message: '위 조직을 다시 골라 주십시오.' }];
  }
  return [];
}

/** Sanitised, and no longer than what can be given back: escaping makes text longer than it was typed. */
export function cleanDraft(content: PageContent): PageContent {
  const clean = mapHtml(content, (html) => sanitizeRichText(html, 'article'));
  const message = `내용은 ${richTextMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`;
  const fields = clean.blocks.flatMap((block, index) =>
    'html' in block && block.html.length > richTextMax ? [{ field: `blocks.${index}.html`, message }] : [],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { message, fields });
  return clean;
}

/** What may be stored: sanitised, and whole as a page. */
export function cleanContent(content: PageContent): PageContent {
  const clean = cleanDraft(content);
  const ids = clean.blocks.map((block) => block.id);
  const fields = clean.blocks.flatMap((block, index) => problemsOf(block, `blocks.${index}`));
  if (new Set(ids).size !== ids.length) fields.push({ field: 'blocks', message: '같은 이름의 묶음이 두 번 있습니다.' });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return clean;
}

/** Stored content on its way out, sanitised once more. */
export function safeContent(content: PageContent): PageContent {
  return mapHtml(content, (html) => renderRichText(html, 'article'));
}

export function factKeysOf(content: Pick<PageContent, 'blocks'>): string[] {
  return [...new Set(content.blocks.flatMap((block) => (block.type === 'facts' ? block.keys : [])))];
}
