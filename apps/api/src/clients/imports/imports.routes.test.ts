import type { ImportRecord, UndoneImport } from '@kidney/contract/clients/imports/imports.schema.ts';
import officeCrypto from 'officecrypto-tool';
import { describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createImportRoom, said } from '../../../../../testing/imports.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { signedIn } from '../../../../../testing/people.ts';
import {
  aMember,
  aPledge,
  listOf,
  memberHeadings,
  memberName,
  membersWithFaults,
  phoneOf,
  plantedNumber,
  shortenedNumber,
  supportersWithFaults,
} from '../../../../../testing/people-lists.ts';
import { xlsxOf } from '../../../../../testing/xlsx.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';

const { test, officer, query, counted, sent, previewed, confirm, broughtIn, undo } = await createImportRoom();

describe('lists of people', () => {
  it('D-OFF-15 500 members and 60 supporters with 40 faults: each is said, none comes in, twice is once, and undone nothing is left but the record', async () => {
    const members = membersWithFaults();
    const supporters = supportersWithFaults();
    expect(members.faults.size + supporters.faults.size).toBe(40);
    const nobody = await counted();
    const records: ImportRecord[] = [];
    for (const [kind, { file, faults }] of [
      ['members', members],
      ['supporters', supporters],
    ] as const) {
      const preview = await previewed(file, kind);
      const words = said(preview);
      for (const [row, expected] of faults) expect(words.get(row), `${kind} ${row}`).toMatch(expected);
      const without = preview.rows.filter(({ row, state }) => !faults.has(row) && state !== 'new');
      expect(without).toEqual([]);
      expect(JSON.stringify(preview)).not.toMatch(new RegExp(`${plantedNumber}|${shortenedNumber}`));
      const before = await counted();
      const record = await broughtIn(file, kind);
      records.push(record);
      const after = await counted();
      const came = record.counts.new;
      // Two people of one name are two.
      expect(came).toBe(kind === 'members' ? 472 : 49);
      expect((after['persons'] ?? 0) - (before['persons'] ?? 0)).toBe(came);
      expect((after['consents'] ?? 0) - (before['consents'] ?? 0)).toBe(came);
      const again = await confirm(file, preview, kind);
      expect([again.statusCode, again.json().data.id, again.json().message]).toEqual([
        200,
        record.id,
        '이미 넣은 파일입니다. 다시 넣지 않았습니다.',
      ]);
      expect(await counted()).toEqual(after);
      expect((await previewed(file, kind)).before).toMatchObject({ id: record.id });
    }
    expect(await counted()).toMatchObject({ members: 472, applications: 49, application_events: 49 });
    const password = 'opens-this-file';
    const sheet = await officer.send('POST', '/application/sheet', { reason: 'report', password });
    const bytes = Buffer.from(sheet.json().data.file, 'base64');
    const [headings = [], ...pledges] = await readSpreadsheet(await officeCrypto.decrypt(bytes, { password }));
    const told = pledges.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
    expect(told).toHaveLength(49);
    expect(told.find(({ 전화번호 }) => 전화번호 === '010-0000-9013')).toMatchObject({
      '접수한 날': '2020-01-05',
      단계: '완료',
      '후원하시는 방법': '달마다 후원',
      '금액(원)': '30,000원',
      기부금영수증: '필요합니다',
    });
    for (const { id } of records) {
      const answer = await undo(id);
      expect([answer.statusCode, answer.json().data.kept], answer.body).toEqual([200, []]);
    }
    expect(await counted()).toEqual(nobody);
    const list: ImportRecord[] = (await officer.send('GET', '/import')).json().data;
    expect(list.map(({ kind, undone, undoUntil }) => [kind, undone?.removed, undone?.kept, undoUntil])).toEqual([
      ['supporters', 49, 0, null],
      ['members', 472, 0, null],
    ]);
    const everything = await query(`select string_agg(t::text, ' ') as all from log.audit_entries t`);
    expect(everything[0].all).not.toContain(plantedNumber.slice(7));
  });

  it('D-OFF-15 whoever is known by name and number is not made anew, keeps what is known, and is left as before when undone', async () => {
    const id = await knowPerson(test, { name: '신청인', phone: '010-0000-0001', email: 'name@example.org' });
    const row = aMember(1).with(0, '신청인');
    const file = listOf(row, aMember(2).with(1, 1_000_000_002));
    const preview = await previewed(file);
    expect(preview.counts).toMatchObject({ known: 1, new: 1 });
    expect(said(preview).get(3)).toContain('빠진 0');
    const record = await broughtIn(file);
    const person = (await officer.send('GET', `/person/${id}`)).json().data;
    expect(person).toMatchObject({ email: 'name@example.org', address: '남구 예시로 2', roles: ['member'] });
    expect(person.consents).toMatchObject([
      { way: 'paper', givenAt: '2019-03-01T03:00:00.000Z', text: { id: 'paper-membership/collection/1' } },
    ]);
    expect((await previewed(listOf(row, aMember(3)))).rows.map(({ state }) => state)).toEqual(['same', 'new']);
    await undo(record.id);
    expect((await officer.send('GET', `/person/${id}`)).json().data).toMatchObject({
      email: 'name@example.org',
      address: null,
      roles: [],
      consents: [],
    });
    expect(await counted()).toMatchObject({ persons: 1, members: 0, consents: 0, import_rows: 0 });
  });

  it('D-OFF-15 what has changed since stays when undone, and is named to whoever does it, not in the record', async () => {
    const record = await broughtIn(listOf(aMember(1), aMember(2), aMember(3)));
    const [first] = (await officer.send('POST', '/person/search', { words: '0001' })).json().data.people;
    const texts = { text: 'membership/messages/1', giver: 'self', way: 'phone' };
    await officer.send('POST', `/person/${first.id}/consent`, texts);
    const { data, message } = (await undo(record.id)).json() as { data: UndoneImport; message: string };
    expect(message).toBe('2명을 되돌렸습니다. 그 사이 달라진 1명은 그대로 두었습니다.');
    expect(data.kept).toEqual([{ id: first.id, name: memberName(1) }]);
    expect(await counted()).toMatchObject({ persons: 1, members: 1, consents: 2, import_rows: 0 });
    expect((await undo(record.id)).statusCode).toBe(409);
  });

  it('D-OFF-15 what is written into a pledge at the moment of the undoing keeps it', async () => {
    const { id } = await broughtIn(aPledge('2020-01-04'), 'supporters');
    const client = await test.database.write.$client.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into application_events (id, application_id, type, at) select gen_random_uuid(), id, 'note', now() from applications`,
      );
      const answer = undo(id);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await query(waiting)).length).toBe(1);
      await client.query('commit');
      expect((await answer).json().data.record.undone).toMatchObject({ removed: 0, kept: 1 });
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await counted()).toMatchObject({ applications: 1, application_events: 2 });
  });

  it('D-OFF-15 how somebody gives is read as it says, or asked about', async () => {
    const once = /5년 동안만/;
    const expected = { '매월 1회': /^$/, 월: /^$/, 비정기: once, '1월 일시': once, '정기/일시': /가운데 하나로/ };
    for (const [gift, words] of Object.entries(expected))
      expect(said(await previewed(aPledge('2020-01-04', gift), 'supporters')).get(2), gift).toMatch(words);
  });

  it('D-OFF-15 after a day it can be undone no more, and what would have been needed for it is forgotten', async () => {
    const { id } = await broughtIn(listOf(aMember(1)));
    await query(`update imports set at = now() - interval '23 hours 59 minutes'`);
    await test.api.housekeep();
    expect(await counted()).toMatchObject({ import_rows: 1 });
    await query(`update imports set at = now() - interval '24 hours 1 minute'`);
    expect((await undo(id)).json()).toMatchObject({
      code: 'CONFLICT',
      message: '넣은 지 하루가 지나 되돌릴 수 없습니다.',
    });
    await test.api.housekeep();
    expect(await counted()).toMatchObject({ persons: 1, import_rows: 0 });
    expect((await undo(crypto.randomUUID())).statusCode).toBe(404);
  });

  it('D-OFF-15 another file, other columns, or people who have come to be known since are shown anew before anything comes in', async () => {
    const file = listOf(aMember(1), aMember(2));
    const preview = await previewed(file);
    const [other] = [listOf(aMember(1), aMember(3))];
    expect((await confirm(other, preview)).json().message).toContain('미리 보신 파일이 아닙니다');
    const swapped = { ...preview, columns: preview.columns.with(3, { heading: '', field: '', by: null }) };
    expect((await confirm(file, swapped)).statusCode).toBe(412);
    await knowPerson(test, { name: memberName(2), phone: phoneOf(2) });
    const stale = await confirm(file, preview);
    expect([stale.statusCode, stale.json().current.counts.known]).toEqual([412, 1]);
    expect(await counted()).toMatchObject({ persons: 1, members: 0 });
    expect((await confirm(file, stale.json().current)).statusCode).toBe(200);
    const both = await Promise.all([1, 2].map(async () => broughtIn(listOf(aMember(7)))));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  it('D-OFF-15 whoever was forgotten does not come back by an old list, unless they agreed anew', async () => {
    const owner = (await signedIn(test, ['owner'])).browser;
    const [name, phone] = [memberName(1), phoneOf(1)];
    const id = await knowPerson(test, { name, phone });
    const given = { text: 'membership/collection/2', giver: 'self', way: 'phone' };
    expect((await owner.send('POST', `/person/${id}/consent`, given)).statusCode).toBe(200);
    expect((await owner.send('DELETE', `/person/${id}`, { name, ground: 'own-request' })).statusCode).toBe(200);
    expect(said(await previewed(listOf(aMember(1)))).get(2)).toContain('지워 드린 분');
    await runSql(test.urls.ownerUrl, [`update consent_proofs set ended_on = '2019-02-28'`]);
    expect((await previewed(listOf(aMember(1)))).counts.new).toBe(1);
    await runSql(test.urls.ownerUrl, ['truncate consent_proofs']);
  });

  it('D-OFF-15 whoever took their consent back is not brought in by a paper of before', async () => {
    const id = await knowPerson(test, { name: memberName(1), phone: phoneOf(1) });
    const given = { text: 'pledge/collection/1', giver: 'self', way: 'phone' };
    const consent = (await officer.send('POST', `/person/${id}/consent`, given)).json().data;
    expect((await previewed(aPledge('2020-01-04'), 'supporters')).counts.known).toBe(1);
    await officer.send('POST', `/person/${id}/consent/${consent.id}/withdraw`, { way: 'phone' });
    expect(said(await previewed(aPledge('2020-01-04'), 'supporters')).get(2)).toContain('동의를 거두신 분');
    await query(`update consents set withdrawn_at = '2020-01-03T23:00:00+09:00'`);
    expect((await previewed(aPledge('2020-01-04'), 'supporters')).counts.known).toBe(1);
  });

  it('D-OFF-15 says of whoever looks like somebody known what has to be asked, and who that was stands in the log', async () => {
    const name = memberName(1);
    const id = await knowPerson(test, { name, phone: '052-000-0001', birthDate: '1951-02-11' });
    const born = await knowPerson(test, {
      name: memberName(2),
      phone: phoneOf(2),
      birthDate: '1940-01-01',
    });
    const left = await knowPerson(test, { name: memberName(3), phone: phoneOf(3) });
    await query(`insert into members (person_id, since, ended_on) values ('${left}', '2019-01-01', '2020-01-01')`);
    const child = await knowPerson(test, { name: memberName(4), phone: phoneOf(4), birthDate: '2024-01-01' });
    const words = said(await previewed(listOf(aMember(1), aMember(2), aMember(3), aMember(4).with(2, ''))));
    expect(words.get(2)).toContain('다른 전화번호로 이미 있습니다');
    expect(words.get(3)).toContain('생년월일이 다르게');
    expect(words.get(4)).toContain('탈퇴하신 분');
    expect(words.get(5)).toContain('만 14세가 안 된 분');
    const [entry] = await query(
      `select details from log.audit_entries where act = 'previewed' order by seq desc limit 1`,
    );
    expect(entry.details.people.toSorted()).toEqual([id, born, left, child].toSorted());
  });
});

const cellsOf = (at: number) => [memberName(at).slice(2), '메모', phoneOf(at), '1955-03-02'];

describe('the columns of a list', () => {
  it('D-OFF-15 are found by their names or by what stands in them, and may be chosen', async () => {
    const rows = [1, 2, 3].map((at) => [...cellsOf(at), '2020-01-05', '2021-01-05']);
    const file = xlsxOf([['가', '비고', '나', '다', '동의일', '라'], ...rows]);
    const preview = await previewed(file);
    expect(preview.columns.map(({ field, by }) => `${field} ${by}`)).toEqual([
      'name content',
      ' null',
      'phone content',
      'birthDate content',
      'agreedOn heading',
      ' null',
    ]);
    const chosen = preview.columns
      .map(({ field }) => field)
      .with(5, 'agreedOn')
      .with(4, 'since');
    const { columns, counts } = await previewed(file, 'members', chosen);
    expect([columns[5], counts.new]).toEqual([{ heading: '라', field: 'agreedOn', by: 'choice' }, 3]);
    for (const wrong of [chosen.slice(1), chosen.with(1, 'treatment')]) {
      const answer = await officer.send('POST', '/import/preview', { ...sent(file), columns: wrong });
      expect(answer.statusCode).toBe(400);
    }
    const missing = await previewed(xlsxOf([['이름', '비고'], ...rows.map((row) => row.slice(0, 2))]));
    expect([missing.missing, missing.rows]).toEqual([['전화번호', '동의한 날(종이)'], []]);
  });

  it('D-OFF-15 that hold resident numbers are read by nobody, whole or in halves, and what cannot be read says why', async () => {
    const [front = '', back = ''] = plantedNumber.split('-');
    const whole = xlsxOf([
      ['이름', '전화', '동의일', '주민번호'],
      [...aMember(1).slice(0, 2), '2020-01-05', plantedNumber],
    ]);
    const preview = await previewed(whole);
    expect([preview.columns[3], preview.counts.new]).toEqual([{ heading: '주민번호', field: '', by: 'refused' }, 1]);
    const halves = xlsxOf([
      ['이름', '전화', '동의일', '앞', '뒤'],
      [...aMember(1).slice(0, 2), '2020-01-05', Number(front), Number(back)],
      [...aMember(2).slice(0, 2), '2020-01-05', '', ''],
    ]);
    expect((await previewed(halves)).rows.map(({ state }) => state)).toEqual(['wrong', 'new']);
    const wrong = xlsxOf([
      ['이름', '전화', '보호자', '동의일'],
      [memberName(1), phoneOf(1), '가'.repeat(41), '2020-01-05'],
    ]);
    expect(said(await previewed(wrong)).get(2)).toContain('40자 안으로');
    const twice = xlsxOf([
      ['주소', '이름', '전화', '동의일'],
      [`남구 ${plantedNumber}`, `회원 ${plantedNumber}`, phoneOf(1), '2020-01-05'],
    ]);
    expect(JSON.stringify(await previewed(twice))).not.toContain(back);
    const far = [memberHeadings, aMember(1), ...Array.from({ length: 2_001 }, () => []), aMember(2)];
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A1048576"/></mergeCells>';
    expect((await previewed(xlsxOf(far.slice(0, -1), merged))).rows.map(({ row, state }) => [row, state])).toEqual([
      [2, 'wrong'],
    ]);
    for (const [bytes, words] of [
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /다른 이름으로 저장/],
      [xlsxOf([memberHeadings]), /한 분도 없습니다/],
      [Buffer.from(`이름,전화\r\n${'가,나\r\n'.repeat(2_001)}`), /2,000줄까지/],
      [xlsxOf(far, merged), /2,000줄까지/],
      [Buffer.from(`이름,전화${','.repeat(60)}\r\n가,나`), /열은 60개까지/],
    ] as const) {
      const answer = await officer.send('POST', '/import/preview', sent(bytes));
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(words)]);
    }
    const large = await officer.send('POST', '/import/preview', sent(Buffer.alloc(2 * 1024 * 1024 + 1, 'a')));
    expect(large.statusCode).toBe(413);
  });
});
