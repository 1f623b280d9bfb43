import { expect, test, vi } from 'vitest';
import { createSharePictures } from './share-pictures.ts';

const draw = () => vi.fn((siteName: string, title: string) => Promise.resolve(Buffer.from(`${siteName} ${title}`)));

test('a picture is drawn once for all who ask, and again when its words have changed', async () => {
  const drawn = draw();
  const pictures = createSharePictures(drawn);
  const both = await Promise.all([pictures.get('faq', '협회', '질문'), pictures.get('faq', '협회', '질문')]);
  await pictures.get('faq', '협회', '질문');
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(both[0].picture).toBe(both[1].picture);

  const changed = await pictures.get('faq', '협회', '자주 묻는 질문');
  expect(String(changed.picture)).toBe('협회 자주 묻는 질문');
  expect(changed.mark).not.toBe(both[0].mark);
  await pictures.get('faq', '다른 이름', '자주 묻는 질문');
  expect(drawn).toHaveBeenCalledTimes(3);
});

test('only one is drawn at a time', async () => {
  let running = 0;
  let most = 0;
  const pictures = createSharePictures(async () => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    return Buffer.from('');
  });
  await Promise.all(['a', 'b', 'c'].map((key) => pictures.get(key, '협회', key)));
  expect(most).toBe(1);
});

test('what could not be drawn is tried again', async () => {
  const drawn = draw().mockRejectedValueOnce(new Error('no memory'));
  const pictures = createSharePictures(drawn);
  await expect(pictures.get('faq', '협회', '질문')).rejects.toThrow('no memory');
  expect(String((await pictures.get('faq', '협회', '질문')).picture)).toBe('협회 질문');
});
