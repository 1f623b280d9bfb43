import { expect, it } from 'vitest';
import { privacy } from './privacy.ts';

it('S-TR-01 the privacy page says to whom which work is given, before any of it is switched on', () => {
  const block = privacy.blocks.find(({ id }) => id === 'entrust');
  const words = block?.type === 'text' ? block.html : '';
  for (const kind of ['처리 위탁', 'SOLAPI', '이메일은 메일 업체', '서버', '업체 이름을 이곳에 적고'])
    expect(words).toContain(kind);
});

it('S-TR-01 the privacy page names the pictures of papers and when they go', () => {
  const items = privacy.blocks.find(({ id }) => id === 'items');
  const row = items?.type === 'comparison' ? items.rows.find(({ label }) => label === '서류 사진') : undefined;
  const words = row?.cells.join(' ') ?? '';
  for (const part of ['사무국이 부탁드렸을 때만', '3일 안에', '30일']) expect(words).toContain(part);
});
