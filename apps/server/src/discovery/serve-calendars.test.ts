import { seedContent } from '@kidney/api/seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/server.ts';

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await createTestSite();
  await seedContent(site.database);
  const { rows } = await site.database.read.$client.query<{ id: number }>('select id from events order by id limit 1');
  id = rows[0]?.id ?? 0;
});
afterAll(() => site[Symbol.asyncDispose]());

const kind = 'text/calendar; charset=utf-8';

test('D-EVT-01 a phone subscribes to all events under one address', async () => {
  const answer = await site.get('/community/events/feed.ics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, kind]);
  expect(answer.headers.get('content-disposition')).toBeNull();
  const words = await answer.text();
  expect(words).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR$/);
  expect(words).toContain(`UID:event-${id}@localhost`);
});

test('D-EVT-01 one event is a file to keep; one that is not there is not found', async () => {
  const answer = await site.get(`/community/events/${id}.ics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, kind]);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`);
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await site.get('/community/events/999999.ics')).status).toBe(404);
});
