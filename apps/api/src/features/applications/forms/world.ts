import type { Clock } from '../../../platform/clock.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { People } from '../../people/index.ts';
import type { FormWorld } from './form.ts';

export interface WorldDeps {
  clock: Clock;
  clinics(): Promise<FormWorld['clinics']>;
  closures(): Promise<FormWorld['closures']>;
  facts(keys: string[]): Promise<readonly { key: string; value: string; note: string | null }[]>;
  accounts(): Promise<FormWorld['accounts']>;
  people: Pick<People, 'consentTexts'>;
}

const factKeys = [
  'transport-days',
  'transport-fee',
  'transport-fee-reduced',
  'transport-fee-word',
  'transport-same-fare',
  'burumi-phone',
];

/** What the forms read from elsewhere, as it is now. */
export const createWorld =
  ({ clock, clinics, closures, facts, accounts, people }: WorldDeps) =>
  async (): Promise<FormWorld> => {
    const [listed, closed, known, paidTo] = await Promise.all([
      clinics(),
      closures(),
      facts([...factKeys]),
      accounts(),
    ]);
    return {
      today: seoulDate(clock.now()),
      clinics: listed,
      closures: closed,
      facts: new Map(known.map((fact) => [fact.key, fact])),
      accounts: paidTo,
      consentTexts: people.consentTexts,
    };
  };
