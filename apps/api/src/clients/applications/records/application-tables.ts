import { officeOnly, ownKey, type PersonalTable } from '../../people/index.ts';
import type { ApplicationRow } from '../applications.repository.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import type { UnfinishedRow } from '../unfinished/unfinished.repository.ts';
import type { EventRow, OriginalRow, PictureRow } from './application-records.repository.ts';

export const applicationTable: PersonalTable<ApplicationRow> = {
  table: 'applications',
  title: '신청',
  columns: {
    id: ownKey,
    kind: '무슨 신청',
    state: '단계',
    way: '신청한 방법',
    receipt: '접수 번호',
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

export const unfinishedTable: PersonalTable<UnfinishedRow> = {
  table: 'unfinished_work',
  title: '사무국에서 쓰다 둔 글',
  columns: {
    id: ownKey,
    accountId: officeOnly,
    kind: '무슨 신청',
    applicationId: ownKey,
    content: '적던 내용',
    savedAt: '마지막으로 적은 때',
  },
  kept: 'unfinished',
};

/** The pictures lie in the file too, on a sheet of their own. */
export const pictureTable: PersonalTable<PictureRow> = {
  table: 'proof_pictures',
  title: '서류 사진',
  columns: {
    id: ownKey,
    applicationId: ownKey,
    kind: '무슨 서류',
    askedAt: '부탁드린 때',
    askedBy: officeOnly,
    cameAt: '받은 때',
    picture: '번호를 가린 사진',
    blackedOutAt: '번호를 가린 때',
  },
  kept: 'proof-pictures',
};

export const originalTable: PersonalTable<OriginalRow> = {
  table: 'proof_originals',
  title: '가리기 전의 서류 사진',
  columns: { pictureId: ownKey, original: '받은 사진', cameAt: '받은 때' },
  kept: 'proof-pictures',
};
