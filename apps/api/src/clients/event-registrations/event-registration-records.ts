import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { blindIndex, officeOnly, ownKey, tell, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { openRegistration } from './event-registrations.presenter.ts';
import { dropTexts, eraseTexts } from './news-texts.ts';
import { registrationsRepository, type RegistrationRow } from './event-registrations.repository.ts';

const registrationTable: PersonalTable<RegistrationRow> = {
  table: 'event_registrations',
  title: '행사 신청',
  columns: {
    id: ownKey,
    eventId: ownKey,
    day: '오시는 날',
    endsOn: officeOnly,
    turn: officeOnly,
    name: '이름',
    phone: '전화번호',
    help: '필요하신 도움',
    nameIndex: blindIndex,
    phoneIndex: blindIndex,
    people: '오시는 사람 수',
    state: '어떻게 되었는지',
    way: '신청하신 방법',
    receivedAt: '신청하신 때',
    takenBy: officeOnly,
    consents: '동의하신 글',
    giver: '동의하신 분',
    messagesStoppedAt: '문자를 그만 받으신 때',
    news: officeOnly,
    newsWay: officeOnly,
    newsMessageId: ownKey,
    sentNews: officeOnly,
    remindedAt: '전날 알려 드린 때',
    cancelledAt: '취소하신 때',
    version: officeOnly,
  },
  kept: 'event-registrations',
};

const wayWords = { web: '누리집', phone: '전화' } as const;
const giverWords = { self: '본인', guardian: '법정대리인' } as const;
const stateWords = { registered: '신청함', waiting: '대기', cancelled: '취소' } as const;

/** Registrations know no person: they are whose name and number both are the same. A number alone may be a family's. */
export function createEventRegistrationRecords({ vault, clock }: { vault: Vault; clock: Clock }): PersonalRecords {
  const open = (row: RegistrationRow) => ({
    ...row,
    ...openRegistration(vault, row),
    people: String(row.people),
    state: stateWords[row.state],
    way: wayWords[row.way],
    giver: giverWords[row.giver],
    consents: row.consents.join(', '),
  });

  return {
    tables: [registrationTable],
    export: async (tx, { id }) => tell(registrationTable, (await registrationsRepository.of(tx, id)).map(open)),

    async erase(tx, { id }) {
      const texts = await registrationsRepository.erase(tx, id);
      await eraseTexts(tx, texts);
      return { event_registrations: texts.length };
    },

    sendNoMore: async (tx, { id }) => dropTexts(tx, await registrationsRepository.stopMessages(tx, id, clock.now())),
  };
}
