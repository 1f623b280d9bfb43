import { formatWords } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { officeOnly, ownKey, tell, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { formatRecordsRepository } from './format-records.repository.ts';
import { openWish } from './format-requests.presenter.ts';
import { sealedFormatRequests, type FormatRequestRow } from './format-requests.repository.ts';

const formatTable: PersonalTable<FormatRequestRow> = {
  table: 'format_requests',
  title: '다른 형식 요청',
  columns: {
    id: ownKey,
    personId: ownKey,
    way: '요청한 방법',
    wish: '요청하신 내용',
    receivedAt: '받은 때',
    dueOn: '드리기로 한 날',
    takenBy: officeOnly,
    ending: '어떻게 되었는지',
    endWords: '무엇으로 드렸는지',
    endedAt: '마친 때',
    endedBy: officeOnly,
    version: officeOnly,
  },
  kept: 'format-requests',
};

const wayWords = { web: '누리집', phone: '전화' } as const;
const endingWords = { given: '드림', withdrawn: '원하지 않으심' } as const;

/** Who asked for another format, until a year after it was given. */
export function createFormatRecords({ vault }: { vault: Vault }): PersonalRecords {
  function open(row: FormatRequestRow) {
    const { format, wish, email } = openWish(vault, row);
    return {
      ...row,
      way: wayWords[row.way],
      wish: [
        { label: '모양', words: formatWords[format] },
        { label: '필요하신 글', words: wish },
        { label: '이메일', words: email },
      ],
      ending: row.ending && endingWords[row.ending],
      endWords: vault.open(sealedFormatRequests, row.id, 'endWords', row.endWords),
    };
  }

  return {
    tables: [formatTable],
    needs: formatRecordsRepository.hasAsked,
    export: async (tx, { id }) => tell(formatTable, (await formatRecordsRepository.of(tx, id)).map(open)),
    erase: async (tx, { id }) => ({ format_requests: await formatRecordsRepository.erase(tx, id) }),
    retention: [
      {
        class: 'format-requests',
        count: (db, end) => formatRecordsRepository.count(db, end.moment),
        remove: (tx, end, most) => formatRecordsRepository.remove(tx, end.moment, most),
      },
    ],
  };
}
