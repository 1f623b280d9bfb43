import type { Consent, ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import type { Person, PersonSummary } from '@kidney/contract/clients/people/people.schema.ts';
import { phoneEnd } from '../../platform/sealed-text/blind-index.ts';
import { textsToAsk } from './consents/consent-texts.ts';
import type { ConsentRow } from './consents/consents.repository.ts';
import type { KnownPerson } from './persons.service.ts';

/** What other features know of a person. */
export interface Related {
  roles: ('member' | 'rider')[];
  /** The newest first. */
  applications: { id: string; kind: string; state: string; receivedAt: Date; isEnded: boolean }[];
}

interface Found {
  person: KnownPerson;
  known: Related;
  isByGuardian: boolean;
}

export const nothingRelated: Related = { roles: [], applications: [] };

/** Enough to know somebody again among a few, and no more. */
export interface FoundPerson {
  id: string;
  name: string;
  who: 'person' | 'guardian';
  /** The last four digits of the number that they were found by, else of their own. */
  phoneEnd: string;
  roles: ('member' | 'rider' | 'applicant')[];
}

export function presentFound({ person, known, isByGuardian }: Found): FoundPerson {
  const applies = known.applications.some(({ isEnded }) => !isEnded);
  return {
    id: person.id,
    name: person.name,
    who: isByGuardian ? 'guardian' : 'person',
    phoneEnd: phoneEnd((isByGuardian && person.guardianPhone) || person.phone),
    roles: [...known.roles, ...(applies ? (['applicant'] as const) : [])],
  };
}

const openMost = 5;
const applicationsMost = 20;

export function presentSummary({ id, name, phone }: KnownPerson, { roles, applications }: Related): PersonSummary {
  const open = applications.filter(({ isEnded }) => !isEnded).slice(0, openMost);
  return {
    id,
    name,
    phone,
    roles,
    openApplications: open.map((each) => ({ id: each.id, kind: each.kind, state: each.state })),
  };
}

export function presentPerson(
  person: KnownPerson,
  { roles, applications }: Related,
  consents: Consent[],
): Omit<Person, 'ride' | 'past'> {
  return {
    id: person.id,
    name: person.name,
    phone: person.phone,
    email: person.email,
    address: person.address,
    birthDate: person.birthDate,
    guardianName: person.guardianName,
    guardianPhone: person.guardianPhone,
    roles,
    applications: applications
      .slice(0, applicationsMost)
      .map(({ id, kind, state, receivedAt }) => ({ id, kind, state, receivedAt: receivedAt.toISOString() })),
    consents,
    texts: textsToAsk,
    createdAt: person.createdAt.toISOString(),
  };
}

export function presentConsent(row: ConsentRow, text: ConsentText, names: ReadonlyMap<number, string>): Consent {
  return {
    id: row.id,
    text,
    giver: row.giver,
    way: row.way,
    givenAt: row.givenAt.toISOString(),
    takenBy: row.takenBy === null ? null : (names.get(row.takenBy) ?? null),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}
