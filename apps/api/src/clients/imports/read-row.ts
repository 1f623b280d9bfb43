import { importFields, type ImportKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ImportRow } from '@kidney/contract/clients/imports/imports.schema.ts';
import { checkForm, forms, readBirthDate, readEmail, readPhone, textField, type FormContext } from '../forms/index.ts';
import { needsGuardian, type NewPerson } from '../people/index.ts';
import { holdsNumber, withZero } from './column-contents.ts';
import type { ListRow } from './read-list.ts';

type Problems = ImportRow['problems'];

/** What a row says, where all of it can be read. */
export interface ImportItem {
  person: NewPerson;
  /** The day of the paper. */
  agreedOn: string;
  since: string;
  /** What a supporter gives, as the form would have asked. */
  answers?: Answers;
}

export interface ReadRow {
  row: number;
  /** As it is shown: never where a resident number stands in it. */
  name: string;
  item: ImportItem | null;
  /** Of whom nothing but the paper is missing. */
  lacksPaper: boolean;
  problems: Problems;
  notes: string[];
}

export const nameField = textField({ name: 'name', label: '이름', maxLength: 40, missing: '이름이 없습니다.' });
const guardianField = textField({ name: 'guardianName', label: '보호자 이름', isOptional: true, maxLength: 40 });
const addressField = textField({ name: 'address', label: '주소', isOptional: true, maxLength: 120 });
const firstDay = '1950-01-01';
export const childWords = '만 14세가 안 된 분입니다. 법정대리인의 동의를 받아 신청으로 넣어 주십시오.';
/** As long as the papers of supporters promise. */
const pledgeYears = 5;

const gifts: readonly (readonly [gift: string, words: RegExp])[] = [
  // Neither `비정기` nor `1월` is given month by month, and `매월 1회` is not given once.
  ['monthly', /달마다|매달|(?<!\d\s?)월|(?<!비)정기|cms|자동이체/i],
  ['once', /한\s?번|일시|(?<!월\s?)1회|비정기|단발/],
  ['goods', /물품|현물|물건/],
  ['time', /봉사|시간|재능/],
];

const yes = /^(예|네|o|○|y|yes|필요.*|발급|희망|신청|있음)$/i;

/** Reads the cells of one row, and gathers what is wrong with them. */
function createReader(kind: ImportKind, { cells }: ListRow, today: string) {
  const problems: Problems = [];
  const notes: string[] = [];
  const labels = new Map<string, string>(importFields[kind].map(({ name, label }) => [name, label]));
  const cell = (field: string) => (cells.get(field) ?? '').normalize('NFC').trim();
  const refuse = (field: string, message: string) => {
    problems.push({ column: labels.get(field) ?? '', message });
  };
  const textOf = (field: string, { value, problem }: { value?: unknown; problem?: string }): string => {
    if (problem !== undefined) refuse(field, problem);
    return typeof value === 'string' ? value : '';
  };

  return {
    problems,
    notes,
    cell,
    refuse,

    name(): string {
      const name = textOf('name', nameField.read(cell('name'), {} as FormContext));
      if (/\d{3}/.test(name)) refuse('name', '이름에 숫자가 있습니다.');
      return name;
    },

    phone(field: 'phone' | 'guardianPhone'): string {
      const typed = cell(field);
      if (typed === '') {
        if (field === 'phone') refuse(field, '전화번호가 없습니다.');
        return '';
      }
      const whole = withZero(typed);
      if (whole !== typed) notes.push(`${labels.get(field)} 앞에 빠진 0을 채웁니다.`);
      return textOf(field, readPhone(whole));
    },

    email: () => (cell('email') === '' ? '' : textOf('email', readEmail(cell('email')))),
    guardianName: () => textOf('guardianName', guardianField.read(cell('guardianName'), {} as FormContext)),
    address: () => textOf('address', addressField.read(cell('address'), {} as FormContext)),

    birthDate(): string {
      const day = cell('birthDate') === '' ? '' : textOf('birthDate', readBirthDate(cell('birthDate')));
      if (day > today) refuse('birthDate', '아직 오지 않은 날입니다.');
      else if (day !== '' && needsGuardian(day, today)) refuse('birthDate', childWords);
      return day;
    },

    /** A day that lies behind us. */
    day(field: 'since' | 'agreedOn'): string {
      const typed = cell(field);
      if (typed === '') return '';
      const { value } = readBirthDate(typed);
      if (typeof value !== 'string')
        refuse(
          field,
          /^\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}\D?$|^\d{8}$/.test(typed)
            ? '달력에 없는 날입니다.'
            : '날짜를 2019-03-02처럼 적어 주십시오.',
        );
      else if (value > today) refuse(field, '아직 오지 않은 날입니다.');
      else if (value < firstDay) refuse(field, '너무 오래된 날입니다. 해를 다시 보아 주십시오.');
      return typeof value === 'string' ? value : '';
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function memberOf(read: Reader): Pick<ImportItem, 'person'> {
  const [name, phone, birthDate] = [read.name(), read.phone('phone'), read.birthDate()];
  const [address, email] = [read.address(), read.email()];
  const [guardianName, guardianPhone] = [read.guardianName(), read.phone('guardianPhone')];
  return { person: { name, phone, birthDate, address, email, guardianName, guardianPhone } };
}

/** Checked as the form checks it, so that it can be shown, changed and exported like any other. */
function supporterOf(read: Reader, around: FormContext): Pick<ImportItem, 'person' | 'answers'> {
  const person = { name: read.name(), phone: read.phone('phone'), email: read.email() };
  const typed = read.cell('gift');
  const found = gifts.filter(([, words]) => words.test(typed));
  const gift = found.length === 1 ? (found[0]?.[0] ?? '') : '';
  if (gift === 'time') read.refuse('gift', '자원봉사는 함께하실 일을 여쭈어야 합니다. 전화로 신청을 받아 주십시오.');
  else if (gift === '') read.refuse('gift', '후원 방법을 ‘달마다’, ‘한 번’, ‘물품’ 가운데 하나로 적어 주십시오.');
  if (gift === '' || gift === 'time' || read.problems.length > 0) return { person };
  const wantsReceipt = yes.test(read.cell('wantsReceipt')) ? 'yes' : 'no';
  const given = {
    ...person,
    gift,
    amount: read.cell('amount'),
    goods: read.cell('goods'),
    wantsReceipt,
    giver: 'self',
  };
  const { values, problems } = checkForm(forms.pledge, given, around);
  for (const { field, message } of problems ?? []) read.refuse(field, message);
  return values ? { person, answers: values } : { person };
}

/** What was given once and is over its time would be forgotten the next night. */
function refuseOver(read: Reader, { gift }: Answers, since: string, today: string): void {
  const end = `${Number(since.slice(0, 4)) + pledgeYears}${since.slice(4)}`;
  if (gift !== 'monthly' && since !== '' && end <= today)
    read.refuse('since', `한 번 하신 후원은 ${pledgeYears}년 동안만 보관합니다. 그보다 오래되어 넣지 않습니다.`);
}

export const mergedWords = { column: '', message: '합친 칸이 있습니다. 합치기를 풀고 줄마다 적어 주십시오.' };

/** A row that holds a resident number, as much of it as may be shown. */
export function refuseNumber({
  row,
  cells,
  residentNumberIn,
}: ListRow): Pick<ReadRow, 'row' | 'name' | 'problems'> | null {
  if (residentNumberIn === null) return null;
  const message = '주민등록번호가 있습니다. 두지 않으니 파일에서 지우고 다시 골라 주십시오.';
  // It may stand in more than one cell, and half of one beside another.
  const typed = (cells.get('name') ?? '').normalize('NFC').trim();
  const name = holdsNumber(typed) || /\d{5}/.test(typed.normalize('NFKC')) ? '' : typed.slice(0, 40);
  return { row, name, problems: [{ column: residentNumberIn, message }] };
}

/** What one row says, in words of ours where it cannot be read. */
export function readRow(kind: ImportKind, listed: ListRow, today: string, around: FormContext): ReadRow {
  const read = createReader(kind, listed, today);
  const { problems, notes } = read;
  const { row } = listed;
  const held = refuseNumber(listed);
  if (held) return { ...held, item: null, lacksPaper: false, notes };
  if (listed.isMerged) problems.push(mergedWords);
  const said: Pick<ImportItem, 'person' | 'answers'> = kind === 'members' ? memberOf(read) : supporterOf(read, around);
  const agreedOn = read.day('agreedOn');
  const since = read.day('since') || agreedOn;
  if (said.answers) refuseOver(read, said.answers, since, today);
  const lacksPaper = read.cell('agreedOn') === '';
  const name = read.cell('name').slice(0, 40);
  const item = problems.length === 0 ? { ...said, agreedOn, since } : null;
  return { row, name, item, lacksPaper, problems, notes };
}
