import type { Clock } from '../../platform/clock.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { People } from '../people/index.ts';
import type { FormContext } from './form.ts';

export interface FormContextDeps {
  clock: Clock;
  clinics(): Promise<FormContext['clinics']>;
  closures(): Promise<FormContext['closures']>;
  facts(keys: string[]): Promise<readonly { key: string; value: string; note: string | null }[]>;
  accounts(): Promise<FormContext['accounts']>;
  region(): Promise<FormContext['region']>;
  people: Pick<People, 'consentTexts'>;
}

/** Of the transport form; the others show none. */
export const formFactKeys = [
  'transport-days',
  'transport-fee',
  'transport-fee-reduced',
  'transport-fee-word',
  'transport-same-fare',
  'call-taxi-phone',
];

/** What the forms read from elsewhere, as it is now. */
export const createFormContext =
  ({ clock, clinics, closures, facts, accounts, region, people }: FormContextDeps) =>
  async (): Promise<FormContext> => {
    const [listed, closed, known, paidTo, home] = await Promise.all([
      clinics(),
      closures(),
      facts([...formFactKeys]),
      accounts(),
      region(),
    ]);
    return {
      today: seoulDate(clock.now()),
      clinics: listed,
      closures: closed,
      facts: new Map(known.map((fact) => [fact.key, fact])),
      region: home,
      accounts: paidTo,
      consentTexts: people.consentTexts,
    };
  };
