import { route } from '../../shared/route.ts';
import type { Consent, TakeConsent, WithdrawConsent } from './consents.schema.ts';
import type { Person, PersonList, PersonSearch } from './people.schema.ts';

interface OfPerson {
  id: string;
}

export const personPaths = {
  search: route<{ body: PersonSearch; data: PersonList }>('POST', '/person/search'),
  get: route<{ params: OfPerson; data: Person }>('GET', '/person/:id'),
  takeConsent: route<{ params: OfPerson; body: TakeConsent; data: Consent }>('POST', '/person/:id/consent'),
  withdrawConsent: route<{ params: OfPerson & { consent: string }; body: WithdrawConsent; data: Consent }>(
    'POST',
    '/person/:id/consent/:consent/withdraw',
  ),
};
