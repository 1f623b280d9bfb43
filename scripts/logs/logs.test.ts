import { expect, test } from 'vitest';
import { marks } from '../../testing/marked-values.ts';
import { plantTree, runScript } from '../lib/fixture-tree.ts';

const ordinary = '{"level":30,"time":1801011234567,"pid":4242,"ms":12,"msg":"POST /api/person/search 200"}\n';
const whole = {
  'server-1.log': ordinary,
  'worker-1.log': ordinary,
  'in-process-1.log': ordinary,
  'postgresql.log': '2026-11-16 02:02:03.010 UTC [26187] ERROR:  duplicate key value violates unique constraint\n',
};
const look = (files: Record<string, string>) => runScript('logs.ts', plantTree(files));

test('D-DAT-03 logs without personal values pass', async () => {
  const { code, output } = await look(whole);
  expect(output).toContain('logs: 1 lines of server');
  expect(code).toBe(0);
});

test.each(['b002f203-0d4f-4c83-9d2e-f022920343fd', 'test_a022920343fd'])(
  'D-DAT-03 %s was drawn by lot, whatever its digits look like',
  async (drawn) => {
    const { code, output } = await look({ ...whole, 'server-2.log': `{"requestId":"${drawn}","msg":"answered"}\n` });
    expect([code, output]).toEqual([0, expect.not.stringContaining('telephone')]);
  },
);

test.each([
  ['a telephone number', '010-0000-0001'],
  ['a telephone number', '01000000001'],
  ['a telephone number', '052-000-0000'],
  ['a resident number', '900101-1234567'],
  ['a mail address', 'somebody@example.com'],
  ['a name or an address', '남구 예시로 1'],
  ['a name or an address', encodeURIComponent('신청인')],
  ['a marked value', marks.notes],
])('D-DAT-03 %s is found in a log, and not repeated', async (what, value) => {
  const { code, output } = await look({ ...whole, 'server-2.log': `${ordinary}{"level":50,"msg":"no ${value}"}\n` });
  expect(output).toContain(`logs: ${what} in line 2 of server-2.log`);
  expect(output).not.toContain(value);
  expect(code).toBe(1);
});

test('D-DAT-03 a run that kept no log of one kind of process is not said to be clean', async () => {
  const { code } = await look({ ...whole, 'worker-1.log': '' });
  expect(code).toBe(1);
});
