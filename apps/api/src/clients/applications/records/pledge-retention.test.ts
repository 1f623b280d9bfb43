import { expect, it } from 'vitest';
import { sampleAnswers, takeCall } from '../../../../../../testing/applications.ts';
import { createCaseRoom } from '../../../../../../testing/cases.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { buildTasks } from '../../../tasks.ts';

const { test, officer, colleague, query, moved } = await createCaseRoom();
const { config, database, keys } = test;
const { tasks } = buildTasks({ config, database, clock: systemClock, keys, log: createLog('silent') });
const keepRetention = async () =>
  tasks['keep-retention']?.({}, { signal: new AbortController().signal, isLastTry: false });

/** A pledge that was confirmed, in the words of the form. */
async function pledge(answers: Record<string, string | string[]>) {
  const { name, phone } = sampleAnswers.pledge;
  const who = { name: name ?? '', phone: phone ?? '' };
  return moved(
    await takeCall(officer.browser, { kind: 'pledge', answers: { ...who, wantsReceipt: 'no', ...answers } }),
    'settled',
  );
}

const endedYearsAgo = (id: string, years: number) =>
  query(`update applications set ended_at = now() - $2 * interval '1 year' where id = $1`, [id, years]);
const kept = async () => (await query('select id from applications order by received_at')).map(({ id }) => id);

/** Twice, with the word of the owner in between: here everything is more than a twentieth. */
async function runWithOwner(): Promise<void> {
  await keepRetention();
  const { runs } = (await colleague.browser.send('GET', '/retention')).json().data;
  for (const { id, state } of runs)
    if (state === 'waiting') await colleague.browser.send('POST', `/retention/${id}/agreement`);
  await keepRetention();
}

it('D-PER-04 a pledge is kept while somebody gives, and five years after it has ended', async () => {
  const once = await pledge({ gift: 'once', amount: '10,000' });
  const monthly = await pledge({ gift: 'monthly', amount: '10,000' });
  const time = await pledge({ gift: 'time', service: ['event'], serviceOften: 'weekly', serviceWhen: '화요일' });
  const ended = await moved(await pledge({ gift: 'monthly', amount: '10,000' }), 'cancelled', { reason: 'own-wish' });
  const never = await moved(await takeCall(officer.browser, { kind: 'pledge' }), 'refused', { reason: 'other' });
  for (const { id } of [once, monthly, time]) await endedYearsAgo(id, 6);
  await endedYearsAgo(ended.id, 4);
  await endedYearsAgo(never.id, 2);
  await runWithOwner();
  expect(await kept()).toEqual([monthly.id, time.id, ended.id]);
  await endedYearsAgo(ended.id, 6);
  await runWithOwner();
  expect(await kept()).toEqual([monthly.id, time.id]);
});
