import type { CallNoteEnding } from '@kidney/contract/clients/call-notes/call-note-names.paths.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { officeOnly, ownKey, tell, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { callNoteRecordsRepository } from './call-note-records.repository.ts';
import { openNote } from './call-notes.presenter.ts';
import type { CallNoteRow } from './call-notes.repository.ts';

const callNoteTable: PersonalTable<CallNoteRow> = {
  table: 'call_notes',
  title: '전화 메모',
  columns: {
    id: ownKey,
    note: '전화하신 내용',
    dueOn: '다시 전화하기로 한 날',
    takenAt: '전화하신 때',
    takenBy: officeOnly,
    caseId: ownKey,
    ending: '어떻게 되었는지',
    endedAt: '마친 때',
    endedBy: officeOnly,
    version: officeOnly,
  },
  kept: 'call-notes',
};

const endingWords: Record<CallNoteEnding, string> = {
  called: '전화드림',
  contact: '신청 기록에 남김',
  application: '신청을 받음',
  dropped: '치움',
};

/** What was written down of calls: somebody's where it was written into a case of theirs. Of any other nobody knows whose it is. */
export function createCallNoteRecords({ vault }: { vault: Vault }): PersonalRecords {
  function open(row: CallNoteRow) {
    const { who, phoneEnd, about } = openNote(vault, row);
    const note = [
      { label: '누가', words: who },
      { label: '전화번호 끝자리', words: phoneEnd },
      { label: '무슨 일로', words: about },
    ];
    return { ...row, note, ending: row.ending && endingWords[row.ending] };
  }

  return {
    tables: [callNoteTable],
    export: async (tx, { id }) => tell(callNoteTable, (await callNoteRecordsRepository.of(tx, id)).map(open)),
    erase: async (tx, { id }) => ({ call_notes: await callNoteRecordsRepository.erase(tx, id) }),
  };
}
