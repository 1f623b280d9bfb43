import { createHash } from 'node:crypto';
import { boardNames, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { oldPostBounds, type OldPostState } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import type { OldPostPreview } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import type { ReadExport, ReadPost } from './read/old-post.ts';

export interface PlannedPost {
  post: ReadPost;
  state: OldPostState;
  problem: string;
}

const keyOf = ({ title, at, addresses, html, attachments }: ReadPost) =>
  createHash('sha256')
    .update(JSON.stringify([title, at, addresses.toSorted(), html, attachments]))
    .digest('hex');

/** What is here already is known by its title and moment; of two in one file, both come where anything differs. */
export function planPosts(read: readonly ReadPost[], isHere: (post: ReadPost) => boolean): PlannedPost[] {
  const higher = new Set<string>();
  return read.map((post): PlannedPost => {
    if (post.problem !== '') return { post, state: 'wrong', problem: post.problem };
    if (isHere(post)) return { post, state: 'same', problem: '제목과 쓴 때가 같은 글이 이미 있습니다.' };
    const key = keyOf(post);
    if (higher.has(key)) return { post, state: 'double', problem: '이 파일에 같은 글이 또 있습니다. 하나만 넣습니다.' };
    higher.add(key);
    return { post, state: 'new', problem: '' };
  });
}

const guesses: readonly [RegExp, Board][] = [
  [/주간\s*보호.*(공지|알림)/, 'daycare-notice'],
  [/주간\s*보호/, 'daycare-news'],
  [/(기부|후원|모금).*(내역|실적|보고|공개|현황)/, 'donation-report'],
  [/(공지|알림|notice)/i, 'notice'],
];
const guessOf = (name: string): Board => guesses.find(([looks]) => looks.test(name))?.[1] ?? 'news';

export function groupsOf(read: readonly ReadPost[]): OldPostPreview['groups'] {
  const groups = new Map<string, number>();
  for (const { group } of read) groups.set(group, (groups.get(group) ?? 0) + 1);
  return [...groups].map(([name, posts]) => ({ name, posts, board: guessOf(name) }));
}

/** The board of each group, as somebody chose them; null where they are not as many as there are groups. */
export function boardsChosen(given: string, groups: OldPostPreview['groups']): Map<string, Board | null> | null {
  const named = given.split(',');
  if (named.length !== groups.length) return null;
  if (named.some((name) => name !== '' && !boardNames.includes(name as Board))) return null;
  return new Map(groups.map(({ name }, at) => [name, (named[at] as Board) || null]));
}

export function countsOf(planned: readonly PlannedPost[], { needed, lost }: ReadExport): OldPostPreview['counts'] {
  const of = (state: OldPostState) => planned.filter((each) => each.state === state).length;
  const going = planned.filter(({ state }) => state === 'new');
  return {
    new: of('new'),
    same: of('same'),
    double: of('double'),
    wrong: of('wrong'),
    files: needed.length,
    lost,
    addresses: new Set(going.flatMap(({ post }) => post.addresses)).size,
  };
}

/** What stays out first, because somebody can do something about it. */
export function shownOf(planned: readonly PlannedPost[]): OldPostPreview['posts'] {
  const order: OldPostState[] = ['wrong', 'double', 'same', 'new'];
  const sorted = order.flatMap((state) => planned.filter((each) => each.state === state));
  return sorted.slice(0, oldPostBounds.shown).map(({ post, state, problem }) => ({
    title: post.title,
    at: post.at?.toISOString() ?? null,
    group: post.group,
    state,
    problem,
  }));
}

/** Stands for what the preview showed. */
export const tokenOf = (hashes: readonly string[], planned: readonly PlannedPost[]) =>
  createHash('sha256')
    .update(JSON.stringify([hashes, planned.map(({ post, state }) => [post.group, post.title, post.at, state])]))
    .digest('hex');
