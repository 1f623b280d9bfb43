import type { ConsentGiver, ConsentWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { PersonSummary } from '@kidney/contract/clients/people/people.schema.ts';

export const roleNames: Record<PersonSummary['roles'][number], string> = { member: '회원', rider: '이동 이용자' };

export const giverNames: Record<ConsentGiver, string> = {
  self: '본인',
  family: '가족',
  guardian: '법정대리인',
};

export const consentWayNames: Record<ConsentWay, string> = { web: '누리집', phone: '전화', paper: '종이' };

/** What a consent was asked for. */
const topicNames: Readonly<Record<string, string>> = {
  membership: '회원 가입',
  transport: '병원 이동',
  'access-arm': '병원 이동',
  pledge: '후원',
};

export const topicOf = ({ id }: { id: string }): string => topicNames[id.split('/')[0] ?? ''] ?? '';
