import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { pageContentSchema, type PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { expect, test } from 'vitest';
import { blockTypes, newBlock } from './block-kinds.ts';
import { tidyContent } from './tidy-content.ts';

const contentWith = (blocks: Block[], sources: PageContent['sources'] = []): PageContent => ({
  title: '제목',
  lead: '',
  description: '설명',
  blocks,
  sources,
  checkedOn: null,
});

test('what was left empty and may be is left out', () => {
  const { blocks, sources } = tidyContent(
    contentWith(
      [{ id: 'a', hidden: false, type: 'timeline', heading: ' ', items: [{ when: '2026', title: '일', text: '' }] }],
      [{ title: '자료', href: '' }],
    ),
  );
  expect(blocks).toEqual([{ id: 'a', hidden: false, type: 'timeline', items: [{ when: '2026', title: '일' }] }]);
  expect(sources).toEqual([{ title: '자료' }]);
});

test.each(blockTypes)('a new and empty %s is refused for what it lacks, and for nothing else', (type) => {
  const result = pageContentSchema.safeParse(tidyContent(contentWith([newBlock(type)])));
  const problems = result.error?.issues.map(({ code, path }) => `${path.join('.')} ${code}`) ?? [];
  expect(problems.filter((problem) => problem.includes('invalid_type'))).toEqual([]);
  expect(result.success).toBe(false);
});
