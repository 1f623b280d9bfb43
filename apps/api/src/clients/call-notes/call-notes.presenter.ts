import { callNoteCandidatesMost } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import type { CallNote, CallNoteCandidate } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { PersonSummary } from '@kidney/contract/clients/people/people.schema.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { sealedCallNotes, type CallNoteRow } from './call-notes.repository.ts';

/** What lies sealed as one text. */
export interface Said {
  who: string;
  phoneEnd: string;
  about: string;
}

export const openNote = (vault: Vault, { id, note }: Pick<CallNoteRow, 'id' | 'note'>): Said =>
  JSON.parse(vault.open(sealedCallNotes, id, 'note', note)) as Said;

function presentCandidate({ id, name, openApplications: [newest] }: PersonSummary): CallNoteCandidate {
  return { id, name, openCase: newest ? { id: newest.id, kind: newest.kind as ApplicationKind } : null };
}

interface Around {
  said: Said;
  names: ReadonlyMap<number, string>;
  /** Those whose number ends in the digits of the key. */
  people: ReadonlyMap<string, readonly PersonSummary[]>;
}

export function presentCallNote(row: CallNoteRow, { said, names, people }: Around): CallNote {
  const { id, dueOn, takenAt, takenBy, caseId, ending, endedAt, endedBy, version } = row;
  const candidates = endedAt === null ? (people.get(said.phoneEnd) ?? []) : [];
  return {
    id,
    who: said.who,
    phoneEnd: said.phoneEnd,
    about: said.about,
    dueOn,
    takenAt: takenAt.toISOString(),
    takenBy: names.get(takenBy) ?? null,
    caseId,
    end: ending &&
      endedAt && {
        ending,
        at: endedAt.toISOString(),
        by: endedBy === null ? null : (names.get(endedBy) ?? null),
      },
    candidates: candidates.slice(0, callNoteCandidatesMost).map(presentCandidate),
    version,
  };
}
