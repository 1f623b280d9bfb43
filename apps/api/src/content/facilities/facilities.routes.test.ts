import {
  facilitiesMost,
  type CreateFacility,
  type Facility,
} from '@kidney/contract/content/facilities/facilities.schema.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { sampleFacilities } from '../../../db/seeds/facilities.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
beforeEach(() => test.database.write.$client.query('delete from facilities'));

const clinic = (change: Partial<CreateFacility> = {}): CreateFacility => ({
  name: '시험내과의원',
  district: '남구',
  address: '울산광역시 남구 삼산동 00',
  phone: '052-000-0099',
  shifts: ['morning'],
  days: ['mwf'],
  machines: 20,
  holidayNote: '',
  wheelchair: true,
  parking: null,
  visitors: false,
  grade: { value: '1등급', year: 2023 },
  shuttle: true,
  checkedOn: '2026-11-14',
  note: '',
  ...change,
});
async function add(change: Partial<CreateFacility> = {}): Promise<Facility> {
  const answer = await editor.send('POST', '/facility', clinic(change));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Facility;
}
const list = async (query = '') => (await visitor.send('GET', `/facility${query}`)).json().data as Facility[];
const names = async (query: Record<string, string>) =>
  (await list(`?${new URLSearchParams(query).toString()}`)).map(({ name }) => name);
const fieldsOf = (answer: { json(): { fields: { field: string }[] } }) =>
  answer.json().fields.map(({ field }) => field);

describe('GET facility', () => {
  it('D-API-02 anybody reads the list, and exactly these fields of a clinic', async () => {
    const { id } = await add();
    const answer = await visitor.send('GET', '/facility/');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: [{ ...clinic(), id, version: 1 }], message: '' });
    expect((await visitor.send('GET', `/facility/${id}`)).json().data).toEqual({ ...clinic(), id, version: 1 });
    expect((await visitor.send('GET', '/facility/2147483647')).statusCode).toBe(404);
    expect((await tracedCall(test, 'GET /facility')).tags).toEqual(['facilities']);
  });

  it('D-CLN-01 is sorted by district and name, whatever the grade and whenever added', async () => {
    await add({ name: '나의원', district: '울주군', grade: { value: '1등급', year: 2023 } });
    await add({ name: '하병원', district: '중구', grade: null });
    await add({ name: '다의원', district: '남구' });
    await add({ name: '가의원', district: '중구', grade: { value: '5등급', year: 2023 } });
    expect(await names({})).toEqual(['가의원', '하병원', '다의원', '나의원']);
  });

  it('D-CLN-01 is filtered by district, time of day, days and words, alone and together', async () => {
    await add({
      name: '가의원',
      district: '중구',
      shifts: ['morning', 'night'],
      days: ['mwf', 'tts'],
      address: '중구 성남동',
    });
    await add({
      name: '나의원',
      district: '남구',
      shifts: ['night'],
      days: ['tts'],
      address: '울산광역시 남구 삼산동 00',
    });
    await add({
      name: '다 의원',
      district: '남구',
      shifts: ['morning'],
      days: ['mwf'],
      address: '울산광역시 남구 100%_로',
    });
    expect(await names({ district: '남구' })).toEqual(['나의원', '다 의원']);
    expect(await names({ shift: 'night' })).toEqual(['가의원', '나의원']);
    expect(await names({ days: 'mwf' })).toEqual(['가의원', '다 의원']);
    expect(await names({ district: '남구', shift: 'night', days: 'tts' })).toEqual(['나의원']);
    expect(await names({ district: '동구' })).toEqual([]);
    expect(await names({ q: '삼산 동' })).toEqual(['나의원']);
    expect(await names({ q: '다의원' })).toEqual(['다 의원']);
    expect(await names({ q: '%_' })).toEqual(['다 의원']);
    expect(await names({ q: '_' })).toEqual(['다 의원']);
    expect(await names({ q: ' ' })).toHaveLength(3);
    expect(await names({ q: String.raw`\ ' ; drop table` })).toEqual([]);
  });

  it.each([`?district=${'가'.repeat(21)}`, '?shift=dawn', '?days=weekend', `?q=${'가'.repeat(61)}`])(
    'D-API-03 refuses %s',
    async (query) => {
      expect((await visitor.send('GET', `/facility${encodeURI(query)}`)).statusCode).toBe(400);
    },
  );
});

describe('POST facility', () => {
  it('D-API-02 adds a clinic; id and version are not the caller’s to choose; every node is told', async () => {
    await using changes = await listenForChanges(test.urls.appUrl);
    const body = { ...clinic({ shifts: ['night', 'morning', 'night'], days: ['tts', 'mwf'] }), id: 77, version: 9 };
    const answer = await editor.send('POST', '/facility', body);
    expect(answer.json()).toMatchObject({
      data: { name: '시험내과의원', version: 1 },
      message: '병원을 추가했습니다.',
    });
    expect(answer.json().data.id).not.toBe(77);
    expect(answer.json().data).toMatchObject({ shifts: ['morning', 'night'], days: ['mwf', 'tts'] });
    expect(await changes.heard()).toEqual(['search', 'facilities']);
  });

  it.each<[string, object, string[]]>([
    ['no name', { name: ' ' }, ['name']],
    ['a place that is not in Ulsan', { district: '해운대구' }, ['district']],
    ['a number nobody can dial', { phone: '전화 주세요' }, ['phone']],
    ['no time of day', { shifts: [] }, ['shifts']],
    ['days nobody knows', { days: ['weekend'] }, ['days.0']],
    ['half a machine', { machines: 1.5 }, ['machines']],
    ['a grade without its year', { grade: { value: '1등급' } }, ['grade.year']],
    ['a day that is none', { checkedOn: '2026-02-30' }, ['checkedOn']],
    ['several at once', { name: '', address: '', phone: '' }, ['name', 'address', 'phone']],
  ])('D-API-03 refuses %s, naming the field in Korean', async (_name, change, fields) => {
    const { id } = await add({ name: '먼저 있던 곳' });
    for (const answer of [
      await editor.send('POST', '/facility', { ...clinic(), ...change }),
      await editor.send('PUT', `/facility/${id}`, { ...clinic(), ...change }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect([...new Set(fieldsOf(answer))]).toEqual(fields);
      for (const { message } of answer.json().fields) expect(message).toMatch(/[가-힣]/);
    }
    expect(await list()).toHaveLength(1);
  });

  it('D-API-03 the same name stands once in a district', async () => {
    const { id } = await add();
    await add({ district: '북구' });
    const twice = await editor.send('POST', '/facility', clinic());
    expect([twice.statusCode, twice.json().code, fieldsOf(twice)]).toEqual([409, 'CONFLICT', ['name']]);
    const moved = await editor.send('PUT', `/facility/${id}`, clinic({ district: '북구' }));
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'CONFLICT']);
    expect(await list()).toHaveLength(2);
  });

  it('D-API-03 the list has an end, also for many at once', async () => {
    await test.database.write.$client.query(
      `insert into facilities (name, district, address, phone, shifts, days, holiday_note, shuttle, checked_on, note)
       select 'n' || n, '중구', 'a', '052-000-0000', '{morning}', '{mwf}', '', true, '2026-11-14', '' from generate_series(1, $1) n`,
      [facilitiesMost - 2],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => editor.send('POST', '/facility', clinic({ name: `새 ${n}` }))),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'made').toSorted();
    expect(codes).toEqual([...Array<string>(4).fill('LIMIT_REACHED'), 'made', 'made']);
    expect(await list()).toHaveLength(facilitiesMost);
  });
});

describe('PUT and DELETE facility/{id}', () => {
  it('D-API-02 changes a clinic, and empties what is emptied', async () => {
    const { id } = await add();
    const answer = await editor.send('PUT', `/facility/${id}`, {
      ...clinic({ grade: null, machines: null }),
      version: 1,
    });
    expect(answer.json()).toMatchObject({
      data: { id, grade: null, machines: null, version: 2 },
      message: '병원 정보를 고쳤습니다.',
    });
    expect(await list()).toEqual([answer.json().data]);
  });

  it('D-API-02 a stale change or removal is refused with what is there now', async () => {
    const { id } = await add();
    await editor.send('PUT', `/facility/${id}`, { ...clinic({ phone: '052-000-0001' }), version: 1 });
    const answer = await editor.send('PUT', `/facility/${id}`, { ...clinic({ phone: '052-000-0002' }), version: 1 });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION', current: { id, phone: '052-000-0001', version: 2 } });
    expect((await editor.send('DELETE', `/facility/${id}?version=1`)).statusCode).toBe(412);
    expect((await editor.send('DELETE', `/facility/${id}?version=x`)).statusCode).toBe(400);
    expect(await list()).toMatchObject([{ phone: '052-000-0001' }]);
  });

  it('D-API-02 deletes, once, and every node is told once', async () => {
    const { id } = await add();
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await editor.send('DELETE', `/facility/${id}?version=1`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null, message: '병원을 삭제했습니다.' }]);
    expect((await editor.send('DELETE', `/facility/${id}`)).statusCode).toBe(404);
    const gone = await editor.send('PUT', `/facility/${id}`, clinic());
    expect([gone.statusCode, gone.json().message]).toEqual([404, '이미 삭제된 병원입니다.']);
    expect(await changes.heard()).toEqual(['search', 'facilities']);
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted, and nothing changes', async () => {
    const { id } = await add();
    const before = await list();
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      expect((await who.send('POST', '/facility', clinic({ name: '남의 것' }))).statusCode).toBe(status);
      expect((await who.send('PUT', `/facility/${id}`, clinic())).statusCode).toBe(status);
      expect((await who.send('DELETE', `/facility/${id}`)).statusCode).toBe(status);
    }
    expect(await list()).toEqual(before);
  });
});

describe('the samples', () => {
  it('D-CLN-01 are plainly samples, in every district, and come once', async () => {
    await seedContent(test.database);
    await seedContent(test.database);
    const samples = await list();
    expect(samples).toHaveLength(sampleFacilities.length);
    for (const { name, phone } of samples) {
      expect(name).toContain('(표본)');
      expect(phone).toMatch(/^052-000-/);
    }
    expect(new Set(samples.map(({ district }) => district)).size).toBe(5);
  });
});
