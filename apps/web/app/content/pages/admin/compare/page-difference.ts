import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { Change, Difference } from '../../../../platform/editing/comparison/comparison.tsx';
import { linesOf, nameOf } from '../block-labels.ts';
import { isSame } from '../tidy-content.ts';

/** The places of the longest rise in a list of numbers: what is not in it has moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter((rise) => (rise.at(-1) as number) < number);
    const longest = before.reduce((long, rise) => (rise.length > long.length ? rise : long), [] as number[]);
    best.push([...longest, number]);
  }
  return new Set(best.reduce((long, rise) => (rise.length > long.length ? rise : long), []));
}

function movedIds(before: readonly Block[], after: readonly Block[]): Set<string> {
  const placeOf = new Map(before.map(({ id }, place) => [id, place]));
  const common = after.filter(({ id }) => placeOf.has(id));
  const stayed = longestRise(common.map(({ id }) => placeOf.get(id) as number));
  return new Set(common.filter(({ id }) => !stayed.has(placeOf.get(id) as number)).map(({ id }) => id));
}

/** All blocks in the order of the newer page; what it has no more stands where it stood. */
function inOrder(before: readonly Block[], after: readonly Block[]): string[] {
  const order = after.map(({ id }) => id);
  for (const [place, { id }] of before.entries()) {
    if (order.includes(id)) continue;
    const neighbour = before[place - 1];
    order.splice(neighbour ? order.indexOf(neighbour.id) + 1 : 0, 0, id);
  }
  return order;
}

function compareBlocks(before: readonly Block[], after: readonly Block[], facts: readonly Fact[]): Difference[] {
  const moved = movedIds(before, after);
  return inOrder(before, after).flatMap((id) => {
    const old = before.find((block) => block.id === id);
    const fresh = after.find((block) => block.id === id);
    const changes: Change[] = [];
    if (!old) changes.push('added');
    if (!fresh) changes.push('removed');
    if (moved.has(id)) changes.push('moved');
    if (old && fresh && !isSame(old, fresh)) changes.push('changed');
    if (changes.length === 0) return [];
    const words = (block: Block | undefined) => (block ? linesOf(block, facts).join('\n') : '');
    return [{ key: id, name: nameOf((fresh ?? old) as Block), changes, before: words(old), after: words(fresh) }];
  });
}

const fields: [name: string, words: (content: PageContent) => string][] = [
  ['제목', ({ title }) => title],
  ['첫머리 글', ({ lead }) => lead],
  ['검색에 나오는 설명', ({ description }) => description],
  [
    '참고한 자료',
    ({ sources }) => sources.map(({ title, href }) => [title, href].filter(Boolean).join(' ')).join('\n'),
  ],
  ['확인한 날', ({ checkedOn }) => checkedOn ?? ''],
];

/** Everything in which two versions of a page differ. */
export function comparePages(before: PageContent, after: PageContent, facts: readonly Fact[]): Difference[] {
  const ofFields = fields
    .map(([name, words]) => ({ key: name, name, before: words(before), after: words(after) }))
    .filter((each) => each.before !== each.after)
    .map((each): Difference => ({ ...each, changes: ['changed'] }));
  return [...ofFields, ...compareBlocks(before.blocks, after.blocks, facts)];
}
