import type { OtherFormat } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import type { FormatRequest } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { KnownPerson } from '../people/index.ts';
import { sealedFormatRequests, type FormatRequestRow } from './format-requests.repository.ts';

/** What lies sealed as one text. */
export interface Wish {
  format: OtherFormat;
  wish: string;
  email: string;
}

export const openWish = (vault: Vault, { id, wish }: FormatRequestRow): Wish =>
  JSON.parse(vault.open(sealedFormatRequests, id, 'wish', wish)) as Wish;

interface Around {
  vault: Vault;
  people: ReadonlyMap<string, KnownPerson>;
  names: ReadonlyMap<number, string>;
}

export function presentFormatRequest(row: FormatRequestRow, { vault, people, names }: Around): FormatRequest {
  const { id, personId, way, dueOn, version, ending, endedAt, endedBy } = row;
  const person = people.get(personId);
  const { format, wish, email } = openWish(vault, row);
  return {
    id,
    personId,
    name: person?.name ?? '',
    phone: person?.phone ?? '',
    email,
    format,
    wish,
    way,
    receivedAt: row.receivedAt.toISOString(),
    dueOn,
    end: ending &&
      endedAt && {
        ending,
        words: vault.open(sealedFormatRequests, id, 'endWords', row.endWords) ?? '',
        at: endedAt.toISOString(),
        by: endedBy === null ? null : (names.get(endedBy) ?? null),
      },
    version,
  };
}
