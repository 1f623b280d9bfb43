import { acts, subjectKinds, type Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { describe, expect, it } from 'vitest';
import { actorOf, doorOf, sentenceOf } from './entry-labels.ts';

const entry = (act: Act, subject: LogEntry['subject'], details: LogEntry['details'] = {}): LogEntry => ({
  number: 'a1',
  at: '2026-11-15T02:00:00.000Z',
  actor: { id: 3, nickName: '김하늘' },
  address: '192.0.2.1',
  act,
  subject,
  details,
});

describe('an entry in words', () => {
  it.each([
    [entry('changed', { kind: 'notice', id: '12', nickName: null }), '공지사항 12번 글을 고쳤습니다.'],
    [
      entry('removed', { kind: 'service-day', id: '2026-12-31', nickName: null }),
      '운행하지 않는 날 2026년 12월 31일을 지웠습니다.',
    ],
    [entry('checked', { kind: 'log-month', id: '2026-10', nickName: null }), '2026년 10월 기록을 점검했습니다.'],
    [
      entry('exported', { kind: 'people-list', id: 'staff', nickName: null }, { reason: 'handover', people: [3, 7] }),
      '직원 명단을 내려받았습니다. 2명. 까닭: 업무 인계',
    ],
    [entry('sign-in-failed', null), '없는 계정으로 로그인하려다 실패했습니다.'],
    [entry('read', { kind: 'account', id: '7', nickName: null }), '7번 계정을 열어 보았습니다.'],
    [
      entry(
        'roles-changed',
        { kind: 'account', id: '7', nickName: '이바다' },
        { before: [], after: ['editor', 'driver'] },
      ),
      '이바다 님(7번) 계정의 권한을 바꿨습니다. 맡은 일: 없음 → 편집자·기사',
    ],
  ])('D-LOG-01 says what was done', (given, words) => {
    expect(sentenceOf(given)).toBe(words);
  });

  it('D-LOG-01 has a sentence for every act and every thing', () => {
    for (const act of acts) {
      for (const kind of subjectKinds) {
        const id = kind === 'log-month' ? '2026-10' : '2026-10-01';
        expect(sentenceOf(entry(act, { kind, id, nickName: null }))).toMatch(/(니다\.|맡[은을] 일: .+|까닭: .+)$/);
      }
    }
  });

  it('D-LOG-01 says who acted, also where nobody was signed in', () => {
    expect(actorOf({ actor: { id: 3, nickName: '김하늘' }, address: '192.0.2.1' })).toBe('김하늘 님');
    expect(actorOf({ actor: { id: 3, nickName: null }, address: '192.0.2.1' })).toBe('3번 계정');
    expect(actorOf({ actor: null, address: '192.0.2.1' })).toBe('로그인하지 않은 사람');
    expect(actorOf({ actor: null, address: null })).toBe('서버 관리자');
  });
});

describe('the screen of a look', () => {
  it.each([
    ['post/staff-search', '찾기'],
    ['get/staff-home', '오늘 할 일'],
    ['get/person/_id', '이분의 화면'],
    ['post/person/search', '전화 받기'],
    ['get/application', '신청 접수'],
    ['put/application/_id/ride', '신청 화면'],
    ['get/application/_id/picture', '서류 사진'],
    ['get/call-form/_kind', '전화 받기'],
    ['get/nothing', ''],
  ])('D-LOG-03 by %s is called %s', (door, words) => {
    expect(doorOf({ details: { door } })).toBe(words);
    expect(doorOf({ details: {} })).toBe('');
  });
});
