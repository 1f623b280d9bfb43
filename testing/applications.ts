import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { CallForm, Case, TakeCall } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Browser } from './browser.ts';

const who = { name: '신청인', phone: '010-0000-0001' };

export const sampleAnswers: Record<ApplicationKind, TakeCall['answers']> = {
  membership: {
    ...who,
    birthDate: '19550302',
    address: '표본 주소 1',
    treatment: 'haemodialysis',
    registration: 'yes',
  },
  transport: {
    ...who,
    pickUp: '표본 주소 1',
    clinic: 'other',
    clinicName: '표본 의원',
    days: ['mon', 'wed', 'fri'],
    chairTime: '오전 6시 30분',
    help: 'none',
    direction: 'both',
    feeClass: 'general',
    joins: 'no',
  },
  pledge: { ...who, gift: 'goods', goods: '쌀 10kg 두 포대', wantsReceipt: 'yes' },
};

/** What an officer sends who took everything down, with every consent. */
export const callOf = ({ kind, consents }: CallForm): TakeCall => ({
  kind,
  key: crypto.randomUUID(),
  accepted: consents.map(({ id }) => id),
  giver: 'self',
  answers: sampleAnswers[kind],
});

export const aCall = async (officer: Browser, kind: ApplicationKind = 'transport'): Promise<TakeCall> =>
  callOf((await officer.send('GET', `/call-form/${kind}`)).json().data);

/** An application as somebody told it on the telephone. */
export async function takeCall(officer: Browser, change: Partial<TakeCall> = {}): Promise<Case> {
  const answer = await officer.send('POST', '/application', { ...(await aCall(officer, change.kind)), ...change });
  if (answer.statusCode !== 200) throw new Error(`no application taken: ${answer.body}`);
  return answer.json().data;
}
