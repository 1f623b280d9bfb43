import { expect, test } from 'vitest';
import { createDraftKeeper, type DraftState } from './draft-keeper.ts';

/** A server whose answers come when the test says so, and hands that rest when it says so. */
function setUp() {
  const sent: { content: string; answer: (isKept: boolean) => void }[] = [];
  const states: DraftState[] = [];
  let rest: (() => void) | undefined;
  const keeper = createDraftKeeper<string, { savedAt: string; content: string }>({
    keep: (content) =>
      new Promise((resolve, reject) => {
        sent.push({
          content,
          answer: (isKept) => (isKept ? resolve({ savedAt: `${sent.length}`, content }) : reject(new Error('lost'))),
        });
      }),
    tell: (state) => states.push(state),
    later: (work) => {
      rest = work;
      return () => (rest = undefined);
    },
  });
  const kinds = () => states.map(({ kind }) => kind);
  const settle = () => new Promise((done) => setImmediate(done));
  return { keeper, sent, kinds, states, settle, rest: () => rest?.() };
}

test('what is typed is kept once, when the hands rest', async () => {
  const { keeper, sent, states, settle, rest } = setUp();
  keeper.typed('가');
  keeper.typed('가나');
  expect(keeper.hasWaiting()).toBe(true);
  rest();
  await settle();
  sent[0]?.answer(true);
  await settle();
  expect(sent.map(({ content }) => content)).toEqual(['가나']);
  expect(states.at(-1)).toEqual({ kind: 'kept', at: '1' });
  expect(keeper.hasWaiting()).toBe(false);
});

test('what is typed while the server answers is kept after it, and not called kept before', async () => {
  const { keeper, sent, kinds, settle, rest } = setUp();
  keeper.typed('가');
  rest();
  await settle();
  keeper.typed('가나');
  const flushed = keeper.flush();
  await settle();
  expect(sent).toHaveLength(1);
  sent[0]?.answer(true);
  await settle();
  expect(kinds()).not.toContain('kept');
  sent[1]?.answer(true);
  expect(await flushed).toEqual({ savedAt: '2', content: '가나' });
  expect(kinds().at(-1)).toBe('kept');
});

test('what could not be kept still waits, and is kept with the next try', async () => {
  const { keeper, sent, kinds, settle } = setUp();
  keeper.typed('가');
  const first = keeper.flush();
  await settle();
  sent[0]?.answer(false);
  expect(await first).toBeUndefined();
  expect(kinds().at(-1)).toBe('failed');
  expect(keeper.hasWaiting()).toBe(true);
  const second = keeper.flush();
  await settle();
  sent[1]?.answer(true);
  expect(await second).toMatchObject({ content: '가' });
});

test('after the end nothing more is sent', async () => {
  const { keeper, sent, settle, rest } = setUp();
  keeper.typed('가');
  await keeper.stop();
  rest();
  await settle();
  expect(sent).toEqual([]);
  expect(keeper.hasWaiting()).toBe(false);
});
