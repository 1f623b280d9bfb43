import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { PeopleSheet } from '../../platform/spreadsheet/protected-sheet.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { forms } from '../forms/index.ts';
import { stateWords, mayLeadCases } from '../applications/index.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, type CaseRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

interface Pledge {
  row: CaseRow;
  name: string;
  phone: string;
  /** By the name of the field, as the overview says it. */
  words: ReadonlyMap<string, string>;
}

const pledgesMost = 5_000;
/** The person says these, as they are known now. */
const ofPerson = ['name', 'phone'];
const asked = forms.pledge.pages.flatMap(({ fields }) => fields).filter(({ name }) => !ofPerson.includes(name));

/** What was offered to the association, as a list to take along. Everybody on it is read, and stands in the log. */
export const createPledgeSheet = ({ people, formContext }: CasesDeps, opener: CaseOpener): PeopleSheet<Pledge> => ({
  route: casesPaths.pledgeSheet,
  summary: 'Every pledge, the newest first, as an Excel file that a password opens',
  list: 'pledges',
  fileName: '후원 신청 명단',
  access: mayLeadCases,
  columns: [
    { heading: '접수한 날', write: ({ row }) => seoulDate(row.receivedAt) },
    { heading: '단계', write: ({ row }) => stateWords[row.state] },
    { heading: '접수 번호', write: ({ row }) => row.receipt },
    { heading: '이름', write: ({ name }) => name },
    { heading: '전화번호', write: ({ phone }) => hyphened(phone) },
    ...asked.map(({ name, label }) => ({ heading: label, write: ({ words }: Pledge) => words.get(name) ?? '' })),
  ],
  personOf: ({ row }) => row.personId,
  async load(tx) {
    const around = await formContext();
    const rows = await casesRepository.ofKind(tx, 'pledge', pledgesMost);
    const known = await people.read(tx, [...new Set(rows.map(({ personId }) => personId))]);
    return rows.map((row) => {
      const answers = opener.answersOf(row);
      const words = asked.map((field): [string, string] => [
        field.name,
        field.words(answers[field.name] ?? '', around),
      ]);
      const person = known.get(row.personId);
      return { row, name: person?.name ?? '', phone: person?.phone ?? '', words: new Map(words) };
    });
  },
});
