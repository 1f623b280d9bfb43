import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';
import type { ImportPreview } from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { xlsxOf } from '../../../../../testing/xlsx.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
beforeEach(() => test.database.write.$client.query('delete from facilities'));

const headings = '이름,구·군,주소,전화,시간대,요일,확인일';
const good = '가의원,남구,"울산광역시 남구 예시로 1, 2층",052-000-0001,"오전, 야간","월·수·금, 화·목·토",2026-11-14';
const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const encoded = (bytes: Buffer) => ({ file: bytes.toString('base64') });
const preview = (bytes: Buffer) => editor.send('POST', '/facility/import/preview', encoded(bytes));
const previewed = async (bytes: Buffer) => {
  const answer = await preview(bytes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as ImportPreview;
};
const take = (bytes: Buffer, token: string) => editor.send('POST', '/facility/import', { ...encoded(bytes), token });
const takeOver = async (bytes: Buffer) => take(bytes, (await previewed(bytes)).token);
const list = async () => (await visitor.send('GET', '/facility')).json().data as Facility[];
const problemsOf = ({ rows }: ImportPreview) =>
  rows.flatMap(({ row, problems }) => problems.map(({ column }) => `${row} ${column}`));

describe('a file that is previewed and taken over', () => {
  it('shows what is new, what changes and what stays, and changes nothing yet', async () => {
    await takeOver(csv(headings, good, good.replace('가의원', '나의원')));
    const file = csv(
      headings,
      good,
      good.replace('가의원', '나의원').replace('0001', '0002'),
      good.replace('가의원', '다의원'),
    );
    const { rows } = await previewed(file);
    expect(rows.map(({ row, name, state, changes }) => ({ row, name, state, changes }))).toEqual([
      { row: 2, name: '가의원', state: 'same', changes: [] },
      {
        row: 3,
        name: '나의원',
        state: 'changed',
        changes: [{ column: '전화', before: '052-000-0001', after: '052-000-0002' }],
      },
      { row: 4, name: '다의원', state: 'new', changes: [] },
    ]);
    expect(await list()).toHaveLength(2);
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await takeOver(file);
    expect(answer.json()).toEqual({
      data: { added: 1, changed: 1, same: 1 },
      message: '1곳을 추가하고 1곳을 고쳤습니다.',
    });
    expect((await list()).map(({ name, phone, version }) => [name, phone, version])).toEqual([
      ['가의원', '052-000-0001', 1],
      ['나의원', '052-000-0002', 2],
      ['다의원', '052-000-0001', 1],
    ]);
    expect(await changes.heard()).toEqual(['search', 'facilities']);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.concat([Buffer.from('\uFEFF'), csv(headings, good)])],
    [
      'CP949',
      Buffer.from(
        'c0ccb8a72cb1b8a1a4b1ba2cc1d6bcd22cc0fcc8ad2cbdc3b0a3b4eb2cbfe4c0cf2cc8aec0cec0cf0d0ab0a1c0c7bff82cb3b2b1b82c22bfefbbeab1a4bfaabdc320b3b2b1b820bfb9bdc3b7ce20312c2032c3fe222c3035322d3030302d303030312c22bfc0c0fc2c20bedfb0a3222c22bff9a1a4bcf6a1a4b1dd2c20c8ada1a4b8f1a1a4c5e4222c323032362d31312d3134',
        'hex',
      ),
    ],
    [
      'Excel, with a day that is a day',
      xlsxOf([
        headings.split(','),
        [
          '가의원',
          '남구',
          '울산광역시 남구 예시로 1, 2층',
          '052-000-0001',
          '오전, 야간',
          '월·수·금, 화·목·토',
          new Date('2026-11-14T00:00:00Z'),
        ],
      ]),
    ],
  ])('is the same clinic from %s', async (_name, file) => {
    expect((await takeOver(file)).statusCode).toBe(200);
    expect(await list()).toMatchObject([
      {
        name: '가의원',
        district: '남구',
        address: '울산광역시 남구 예시로 1, 2층',
        phone: '052-000-0001',
        shifts: ['morning', 'night'],
        days: ['mwf', 'tts'],
        machines: null,
        wheelchair: null,
        grade: null,
        shuttle: false,
        checkedOn: '2026-11-14',
        note: '',
      },
    ]);
  });

  it('understands what people write, and leaves alone what the file does not speak of', async () => {
    const all =
      '병원 이름,구군,주소,전화번호,시간대,투석 요일,투석 기계,휠체어,주차,방문 투석,등급,평가 연도,협회 차량,확인일(필수),비고,담당자';
    const row =
      '가의원,중구,주소,052-000-0001,오전/저녁,월요일~토요일,24대,O,X,모름,1등급,2023년,네,2026. 1. 5.,메모,홍길동';
    const { rows, ignored } = await previewed(csv(all, row));
    expect([rows[0]?.state, rows[0]?.problems, ignored]).toEqual(['new', [], ['담당자']]);
    await takeOver(csv(all, row));
    const full = {
      machines: 24,
      wheelchair: true,
      parking: false,
      visitors: null,
      grade: { value: '1등급', year: 2023 },
      shuttle: true,
    };
    expect(await list()).toMatchObject([
      { ...full, shifts: ['morning', 'night'], days: ['mwf', 'tts'], checkedOn: '2026-01-05' },
    ]);
    await takeOver(csv(headings, '가의원,중구,새 주소,052-000-0001,오전,월수금,2026-11-14'));
    expect(await list()).toMatchObject([
      { ...full, address: '새 주소', shifts: ['morning'], note: '메모', version: 2 },
    ]);
  });
});

describe('a file with mistakes', () => {
  it('names each by row and column, in Korean, and nothing of it is taken over', async () => {
    const file = csv(
      headings,
      good,
      ',남구,주소,052-000-0001,오전,월수금,2026-11-14',
      '나의원,해운대구,주소,전화 없음,새벽,주말,어제',
      '',
      good,
      '다의원,동구,,052-000-0001,,월수금,',
    );
    const found = await previewed(file);
    expect(problemsOf(found)).toEqual([
      '3 이름',
      '4 시간대',
      '4 요일',
      '4 확인일',
      '4 구·군',
      '4 전화',
      '6 이름',
      '7 확인일',
      '7 주소',
      '7 시간대',
    ]);
    expect(found.rows.map(({ state }) => state)).toEqual(['new', 'wrong', 'wrong', 'wrong', 'wrong']);
    for (const { message } of found.rows.flatMap(({ problems }) => problems)) expect(message).toMatch(/[가-힣]/);
    const answer = await take(file, found.token);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      '틀린 줄이 4개 있어 하나도 올리지 않았습니다. 파일을 고쳐 다시 올려 주십시오.',
    ]);
    expect(await list()).toEqual([]);
  });

  it('a grade has its year, and the other way round', async () => {
    const wide = `${headings},등급,평가 연도`;
    expect(problemsOf(await previewed(csv(wide, `${good},1등급,`)))).toEqual(['2 평가 연도']);
    expect(problemsOf(await previewed(csv(wide, `${good},,2023`)))).toEqual(['2 등급']);
    expect(problemsOf(await previewed(csv(wide, `${good},1등급,1823`)))).toEqual(['2 평가 연도']);
  });

  it.each([
    ['no columns', csv('a,b', '1,2'), '첫 줄에 이 열이 없습니다: 이름, 구·군, 주소, 전화, 시간대, 요일, 확인일'],
    ['a column twice', csv(`${headings},전화번호`, good), '두 번'],
    ['headings alone', csv(headings, '', ',,,'), '한 곳도 없습니다'],
    [
      'too many rows',
      csv(headings, ...Array.from({ length: 301 }, (_, n) => good.replace('가의원', `${n}의원`))),
      '300곳',
    ],
    ['an open quote', csv(headings, '"가의원,남구'), '따옴표'],
    ['the old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xlsx'],
  ])('is refused as a whole: %s', async (_name, file, words) => {
    const answer = await preview(file);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().message).toContain(words);
  });

  it('D-OFF-09 refuses what is no file, and more than 1 MB; a little less is read', async () => {
    for (const body of [{}, { file: '' }, { file: '한글' }, { file: 7 }]) {
      expect((await editor.send('POST', '/facility/import/preview', body)).statusCode).toBe(400);
    }
    expect((await preview(Buffer.alloc(1024 * 1024 + 1, 'a'))).statusCode).toBe(413);
    expect((await preview(Buffer.alloc(3 * 1024 * 1024, 'a'))).statusCode).toBe(413);
    const note = `${headings},메모`;
    const long = csv(note, `${good},${'가'.repeat(300_000)}`);
    expect(long.length).toBeGreaterThan(800_000);
    expect((await preview(long)).json().code).toBe('INVALID_INPUT');
  });
});

describe('between preview and taking over', () => {
  it('a list that changed is shown anew before anything happens', async () => {
    const file = csv(headings, good);
    const { token } = await previewed(file);
    await takeOver(csv(headings, good.replace('0001', '0009')));
    const answer = await take(file, token);
    expect([answer.statusCode, answer.json().code]).toEqual([412, 'STALE_VERSION']);
    expect(answer.json().current.rows).toMatchObject([{ state: 'changed' }]);
    expect(await list()).toMatchObject([{ phone: '052-000-0009' }]);
    expect((await take(file, answer.json().current.token)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ phone: '052-000-0001', version: 2 }]);
  });

  it('another file is not taken over', async () => {
    const { token } = await previewed(csv(headings, good));
    expect((await take(csv(headings, good.replace('가의원', '나의원')), token)).statusCode).toBe(412);
    expect(await list()).toEqual([]);
  });

  it('of two who take over the same file at once, one does', async () => {
    const file = csv(headings, good);
    const { token } = await previewed(file);
    const answers = await Promise.all([take(file, token), take(file, token)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
    expect(await list()).toHaveLength(1);
  });
});

describe('the file that goes out', () => {
  it('comes back in without changing anything, with Korean headings and no formulas', async () => {
    await seedContent(test.database);
    const [first] = (await list()) as [Facility];
    await editor.send('PUT', `/facility/${first.id}`, {
      ...first,
      note: '=HYPERLINK("https://x", "눌러")',
      holidayNote: '쉼표, "따옴표"',
    });
    const answer = await editor.send('GET', '/facility/export');
    const { fileName, file } = answer.json().data as SheetFile;
    const text = Buffer.from(file, 'base64').toString();
    expect(fileName).toMatch(/^울산-인공신장실-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(text.startsWith('\uFEFF이름,구·군,주소,전화,시간대,요일,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""https://x"", ""눌러"")"`);
    const { rows, ignored } = await previewed(Buffer.from(text));
    expect(
      rows.every(({ state }) => state === 'same'),
      JSON.stringify(rows),
    ).toBe(true);
    expect([rows.length, ignored]).toEqual([(await list()).length, []]);
    const excel = (await editor.send('GET', '/facility/export?format=xlsx')).json().data as SheetFile;
    expect(excel.fileName).toMatch(/\.xlsx$/);
    const again = await previewed(Buffer.from(excel.file, 'base64'));
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([]);
    expect(again.rows).toHaveLength(rows.length);
    expect((await editor.send('GET', '/facility/export?format=pdf')).statusCode).toBe(400);
  });

  it('D-AU-11 files go in and out for those who write the list, and nobody else', async () => {
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      expect((await who.send('GET', '/facility/export')).statusCode).toBe(status);
      expect((await who.send('POST', '/facility/import/preview', encoded(csv(headings, good)))).statusCode).toBe(
        status,
      );
      const body = { ...encoded(csv(headings, good)), token: 'x' };
      expect((await who.send('POST', '/facility/import', body)).statusCode).toBe(status);
    }
    expect(await list()).toEqual([]);
  });
});
