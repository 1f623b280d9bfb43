import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { nameOf } from '../block-labels.ts';

/** The id of a field on the screen: `edit-<block>-items-0-title`, or `edit-page-title` for what is not a block's. */
export const fieldId = (owner: string, path: string) => `edit-${owner}-${path.replaceAll('.', '-')}`;

export interface PlacedProblem {
  /** The block or part of the page whose form holds the field. */
  owner: string;
  fieldId: string;
  /** What the field's own line says. */
  message: string;
  /** What the summary says: the block comes first. */
  summary: string;
}

/** Finds the form and the field that the server speaks of; it counts the blocks as they were sent. */
export function placeProblems(problems: readonly FieldProblem[], blocks: readonly Block[]): PlacedProblem[] {
  return problems.map(({ field, message }) => {
    const [, place, path] = /^blocks\.(\d+)\.?(.*)$/.exec(field) ?? [];
    const block = blocks[Number(place)];
    if (place !== undefined && block) {
      const summary = `${Number(place) + 1}번 ${nameOf(block)}: ${message}`;
      return { owner: block.id, fieldId: fieldId(block.id, path ?? ''), message, summary };
    }
    const owner = /^(sources|checkedOn)/.test(field) ? 'sources' : 'page';
    const name = owner === 'sources' ? '자료와 확인한 날' : '제목과 소개';
    return { owner, fieldId: fieldId(owner, field), message, summary: `${name}: ${message}` };
  });
}
