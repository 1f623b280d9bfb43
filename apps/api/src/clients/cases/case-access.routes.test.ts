import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { describe, expect, it } from 'vitest';
import { takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom } from '../../../../../testing/cases.ts';
import { seoulDate } from '../../platform/seoul-time.ts';

const { officer, query, get, moved } = await createCaseRoom();

describe('the list', () => {
  const list = async (shelf: string, more = '') =>
    (await officer.browser.send('GET', `/application?shelf=${shelf}${more}`)).json().data;
  const idsOn = async (shelf: string) => (await list(shelf)).cases.map(({ id }: Case) => id);

  it('D-CAS-02 has what is to be done, one’s own, those who wait, and what is over', async () => {
    const [open, waits, over] = [
      await takeCall(officer.browser),
      await takeCall(officer.browser, { kind: 'membership' }),
      await takeCall(officer.browser),
    ];
    await moved(waits, 'waiting', { reason: 'no-seat' });
    await moved(over, 'cancelled', { reason: 'own-wish' });
    await officer.browser.send('PUT', `/application/${waits.id}/care`, {
      assigneeId: officer.id,
      dueOn: null,
      version: 2,
    });
    expect(await idsOn('open')).toEqual([open.id]);
    // Whoever takes a call leads what comes of it.
    expect(await idsOn('mine')).toEqual([waits.id, open.id]);
    expect(await idsOn('waiting')).toEqual([waits.id]);
    expect(await idsOn('ended')).toEqual([over.id]);
    expect((await list('open', '&kind=membership')).cases).toEqual([]);
  });

  it('D-CAS-02 counts what is open and what is overdue, and the first screen says so too', async () => {
    const one = await takeCall(officer.browser);
    await takeCall(officer.browser);
    await query('update applications set due_on = current_date - 9 where id = $1', [one.id]);
    expect((await list('open')).counts).toEqual({ open: 2, overdue: 1 });
    const { waits } = (await officer.browser.send('GET', '/staff-home')).json().data;
    expect(waits).toEqual([
      { kind: 'unfinished-calls', count: 0, places: [] },
      { kind: 'applications', count: 2, places: [] },
      { kind: 'overdue-applications', count: 1, places: [] },
      { kind: 'case-messages', count: 0, places: [] },
      { kind: 'format-requests', count: 0, places: [] },
      { kind: 'event-calls', count: 0, places: [] },
    ]);
  });

  it('D-CAS-02 comes in parts, the newest first, each once', async () => {
    const first = await takeCall(officer.browser);
    await query(
      `insert into applications (id, kind, way, receipt, source_key, person_id, answers, received_at)
       select gen_random_uuid(), kind, way, 'AAAA-AAAA-AAAA-' || translate(lpad(n::text, 4, 'Z'), '01', 'XY'),
              gen_random_uuid(), person_id, answers, received_at + n * interval '1 second'
       from applications, generate_series(1, 40) n`,
    );
    const newest = await list('open');
    expect(newest.cases).toHaveLength(30);
    const rest = await list('open', `&before=${newest.older}`);
    expect([rest.cases.length, rest.older]).toEqual([11, null]);
    expect(rest.cases.at(-1).id).toBe(first.id);
  });
});

describe('the address of a case and of a person', () => {
  it('D-CAS-02 leads to the same however it is spelt, and so it stands in the log', async () => {
    const { id, personId } = await takeCall(officer.browser);
    const loud = id.toUpperCase();
    const tries: [Parameters<typeof officer.browser.send>[0], string, object?][] = [
      ['GET', `/application/${loud}`],
      ['GET', `/application/${loud}/form`],
      ['POST', `/application/${loud}/note`, { text: '메모' }],
      ['POST', `/application/${loud}/contact`, { way: 'visit', result: 'reached', text: '' }],
      ['POST', `/application/${loud}/move`, { to: 'consulting', version: 1 }],
      ['GET', `/person/${personId.toUpperCase()}`],
      ['GET', `/call-form/transport?person=${personId.toUpperCase()}`],
    ];
    for (const [method, path, body] of tries) {
      const answer = await officer.browser.send(method, path, body);
      expect(answer.statusCode, path).toBe(200);
    }
    expect((await get(id)).state).toBe('consulting');
  });
});

const aRide = { van: '1호차', days: ['mon'], pickUpAt: '06:30', returnAt: null, firstDay: '2026-11-23' };

describe('what is not there', () => {
  it('D-CAS-02 is 404 for whoever may, at every door of a case', async () => {
    const id = crypto.randomUUID();
    const tries: [Parameters<typeof officer.browser.send>[0], string, object?][] = [
      ['GET', ''],
      ['GET', '/form'],
      ['PUT', '', { answers: {}, version: 1 }],
      ['POST', '/move', { to: 'consulting', version: 1 }],
      ['PUT', '/ride', { ride: aRide, version: 1 }],
      ['PUT', '/care', { assigneeId: null, dueOn: null, version: 1 }],
      ['POST', '/note', { text: '메모' }],
      ['POST', '/contact', { way: 'visit', result: 'reached', text: '' }],
      ['POST', '/proof', { kind: 'other', seenOn: seoulDate(new Date()) }],
      ['POST', '/message', { text: '안내' }],
      ['POST', `/message/${crypto.randomUUID()}/retry`, {}],
      ['POST', `/message/${crypto.randomUUID()}/told`, {}],
    ];
    for (const [method, path, body] of tries) {
      const answer = await officer.browser.send(method, `/application/${id}${path}`, body);
      expect(answer.statusCode, path).toBe(404);
    }
  });
});
