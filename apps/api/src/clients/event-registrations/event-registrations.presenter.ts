import type { Registration } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { sealedEventRegistrations, type RegistrationRow } from './event-registrations.repository.ts';
import { getsMessages } from './registration-consents.ts';

export interface Who {
  name: string;
  phone: string;
  help: string;
}

export const openRegistration = (vault: Vault, { id, name, phone, help }: RegistrationRow): Who => ({
  name: vault.open(sealedEventRegistrations, id, 'name', name),
  phone: vault.open(sealedEventRegistrations, id, 'phone', phone),
  help: vault.open(sealedEventRegistrations, id, 'help', help) ?? '',
});

export function presentRegistration(row: RegistrationRow, who: Who, waitingPlace: number | null): Registration {
  const { id, people, state, way, news, newsWay, version } = row;
  return {
    ...who,
    id,
    people,
    state,
    waitingPlace,
    way,
    receivedAt: row.receivedAt.toISOString(),
    getsMessages: getsMessages(row),
    toCall: newsWay === 'call' ? news : null,
    version,
  };
}
