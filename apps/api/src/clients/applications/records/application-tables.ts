import { officeOnly, ownKey, type PersonalTable } from '../../people/index.ts';
import type { ApplicationRow } from '../applications.repository.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import type { EventRow } from './application-records.repository.ts';

export const applicationTable: PersonalTable<ApplicationRow> = {
  table: 'applications',
  title: '신청',
  columns: {
    id: ownKey,
    kind: '무슨 신청',
    state: '단계',
    way: '신청한 방법',
    receipt: '접수 번호',
    dayNumber: '그날의 몇 번째 신청인지',
    sourceKey: ownKey,
    personId: ownKey,
    answers: '적으신 내용',
    ride: '정해진 차량과 시간',
    reason: '까닭',
    assigneeId: officeOnly,
    dueOn: '연락드리기로 한 날',
    takenBy: officeOnly,
    version: officeOnly,
    receivedAt: '접수한 때',
    stateSince: '지금 단계가 된 때',
    endedAt: '끝난 때',
  },
  kept: 'applications',
};

export const eventTable: PersonalTable<EventRow> = {
  table: 'application_events',
  title: '신청에 있었던 일',
  columns: {
    id: ownKey,
    applicationId: ownKey,
    type: '무슨 일',
    at: '언제',
    byId: officeOnly,
    fromState: '앞 단계',
    toState: '다음 단계',
    reason: '까닭',
    contactWay: '연락 방법',
    contactResult: '연락 결과',
    proofKind: '확인한 서류',
    proofSeenOn: '확인한 날',
    messageId: ownKey,
    text: '적은 글',
  },
  kept: 'applications',
};

export const draftTable: PersonalTable<DraftRow> = {
  table: 'application_drafts',
  title: '쓰다 둔 신청서',
  columns: {
    id: ownKey,
    tokenHash: { why: 'opens nothing by itself, and is of a secret that only they have' },
    kind: '무슨 신청',
    accepted: '동의한 글',
    giver: '동의한 분',
    answers: '적으신 내용',
    answered: { why: 'which pages are done; the answers are told' },
    applicationId: ownKey,
    createdAt: '쓰기 시작한 때',
    changedAt: '마지막으로 고친 때',
  },
  kept: 'unfinished',
};
