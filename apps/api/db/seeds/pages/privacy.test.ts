import { callNoteKeptDays } from '@kidney/contract/clients/call-notes/call-note-names.paths.ts';
import { registrationKeptDays } from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import { importUndoHours } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { expect, it } from 'vitest';
import { eventTexts } from '../../../src/clients/people/consents/texts/events.ts';
import { paperTexts } from '../../../src/clients/people/consents/texts/paper.ts';
import { privacy } from './privacy.ts';
import { transportCenter } from './transport-center.ts';

it('D-PER-03 the privacy page says to whom which work is given, before any of it is switched on', () => {
  const block = privacy.blocks.find(({ id }) => id === 'entrust');
  const words = block?.type === 'text' ? block.html : '';
  for (const kind of ['처리 위탁', 'SOLAPI', '이메일은 메일 업체', '서버', '업체 이름을 이곳에 적고'])
    expect(words).toContain(kind);
});

it('D-PER-03 the privacy page names the pictures of papers and when they go', () => {
  const items = privacy.blocks.find(({ id }) => id === 'items');
  const row = items?.type === 'comparison' ? items.rows.find(({ label }) => label === '서류 사진') : undefined;
  const words = row?.cells.join(' ') ?? '';
  for (const part of ['사무국이 부탁드렸을 때만', '3일 안에', '30일']) expect(words).toContain(part);
});

it('D-APP-06 the page on transport and the privacy page say the same of the arm with the vessel', () => {
  const row = tableOf('items').rows.find(({ label }) => label.startsWith('투석 혈관이 있는 팔'));
  const words = row?.cells.join(' ') ?? '';
  for (const part of ['따로 동의하신 분께만', '동의하지 않으셔도', '제23조', '동의를 거두시면 바로 지웁니다'])
    expect(words).toContain(part);
  const told = JSON.stringify(transportCenter.blocks);
  expect(told).toContain('투석 혈관이 있는 팔은 동의하신 분께만 여쭙니다');
});

const tableOf = (id: string) => {
  const block = privacy.blocks.find((each) => each.id === id);
  if (block?.type !== 'comparison') throw new Error(`${id} is no table`);
  return block;
};

it('D-OFF-12 the privacy page names what is written down of a call and when it goes', () => {
  const row = tableOf('items').rows.find(({ label }) => label === '전화로 남기신 말씀');
  const words = row?.cells.join(' ') ?? '';
  for (const part of ['전화번호 끝 네 자리', `${callNoteKeptDays}일`]) expect(words).toContain(part);
});

it('D-EVT-02 the privacy page says what is known of whoever comes to an event, and when it goes', () => {
  const row = tableOf('items').rows.find(({ label }) => label === '행사를 신청하신 분');
  const words = row?.cells.join(' ') ?? '';
  for (const part of ['따로 동의하신 분께만', '제23조', `${registrationKeptDays}일`]) expect(words).toContain(part);
  for (const { period } of eventTexts.filter(({ kind }) => kind !== 'messages'))
    expect(period).toContain(`${registrationKeptDays}일`);
});

it('D-OFF-15 the privacy page says of lists from paper what the papers agreed to, and no more', () => {
  const row = tableOf('items').rows.find(({ label }) => label.startsWith('종이로 신청하신'));
  const words = row?.cells.join(' ') ?? '';
  const told = paperTexts.flatMap(({ items }) =>
    items.replace(/을 옮겨 적습니다.*|를 옮겨 적습니다.*/, '').split(', '),
  );
  for (const part of told) expect(words).toContain(part.replace('종이에 적어 주신 ', ''));
  for (const part of ['주민등록번호와 건강 정보는 옮겨 적지 않습니다', '제15조', '종이에 있습니다', '1년', '5년'])
    expect(words).toContain(part);
  expect([importUndoHours, words.includes('기록은 하루')]).toEqual([24, true]);
});

it('D-CT-03 the privacy page says for everything held on which ground, and tells what is held without consent', () => {
  const { columns, rows } = tableOf('items');
  const at = columns.indexOf('법의 근거');
  const grounds = rows.slice(1).map(({ cells }) => cells[at] ?? '');
  for (const ground of grounds) expect(ground).toMatch(/^동의(를 받습니다| 없이 다룹니다)\. 개인정보 보호법 제\d+조/);
  expect(grounds.filter((ground) => ground.startsWith('동의 없이'))).toHaveLength(5);
});

it('D-CT-03 the privacy page says what others receive and how long, and what the law asks to be told besides', () => {
  const { columns, rows } = tableOf('third');
  expect(columns).toEqual(['주는 정보', '주는 까닭', '두는 기간']);
  expect(rows.map(({ label }) => label)).toEqual(['다니시는 인공신장실', '적어 주신 보호자나 가족']);
  const told = JSON.stringify(privacy.blocks);
  for (const part of ['추가적 이용', '자동화된 결정', '차량 블랙박스', '관리하는 방법', '사무실을 지키는 방법'])
    expect(told).toContain(part);
});
