import type { Difference } from '../../../platform/editing/comparison/comparison.tsx';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';

/** What of a post is compared; the files by their names. */
export interface ComparedPost {
  title: string;
  html: string;
  office: string;
  pinnedUntil: string | null;
  fileNames: readonly string[];
}

const parts: [name: string, words: (post: ComparedPost) => string][] = [
  ['제목', ({ title }) => title],
  ['내용', ({ html }) => linesOfHtml(html).join('\n')],
  ['사진', ({ html }) => [...html.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt).join('\n')],
  ['첨부 파일', ({ fileNames }) => fileNames.join('\n')],
  ['올린 곳', ({ office }) => office],
  ['위에 두는 마지막 날', ({ pinnedUntil }) => pinnedUntil ?? ''],
];

/** Everything in which two versions of a post differ. */
export function comparePosts(before: ComparedPost, after: ComparedPost): Difference[] {
  return parts
    .map(([name, words]) => ({ key: name, name, before: words(before), after: words(after) }))
    .filter((each) => each.before !== each.after)
    .map((each): Difference => ({ ...each, changes: ['changed'] }));
}
