import { decodeCp949 } from '@kidney/api/platform/spreadsheet/cp949.ts';
import { xlsxOf, type TestCell } from './xlsx.ts';

// Put together here, so that no file holds one.
export const plantedNumber = ['650302', '1234567'].join('-');
/** As Excel keeps it where the first digit was a zero. */
export const shortenedNumber = Number(['50101', '3234567'].join(''));

export const memberHeadings = ['성명', '연락처', '생년월일', '주소', '가입일', '동의한 날(종이)'];
const supporterHeadings = ['후원자명', '전화', '메일', '후원 방법', '금액', '물품', '영수증', '시작일', '동의일'];

const letters = '가나다라마바사아자차카타파하';
const lettersOf = (at: number) => [1, 14, 196].map((step) => letters[Math.floor(at / step) % 14]).join('');
/** By whom a row is known. */
export const memberName = (at: number) => `회원${lettersOf(at)}`;
export const phoneOf = (at: number) => `010-0000-${String(at).padStart(4, '0')}`;
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Somebody of whom everything is there; a name and number of their own for each. */
export const aMember = (at: number): TestCell[] => [
  memberName(at),
  phoneOf(at),
  day(`19${50 + (at % 40)}-0${1 + (at % 9)}-1${at % 9}`),
  `남구 예시로 ${at + 1}`,
  day('2019-03-02'),
  day('2019-03-01'),
];
const aSupporter = (at: number): string[] => [
  `후원${lettersOf(at)}`,
  phoneOf(9_000 + at),
  'name@example.org',
  at % 3 === 0 ? '물품' : '달마다',
  at % 3 === 0 ? '' : '30,000',
  at % 3 === 0 ? '쌀 10kg' : '',
  '예',
  at % 3 === 0 ? `${new Date().getFullYear() - 1}.01.05` : '2020.01.05',
  '2020-01-04',
];

export const listOf = (...rows: TestCell[][]): Buffer => xlsxOf([memberHeadings, ...rows]);
/** A supporter by a paper of this day. */
export const aPledge = (agreedOn: string, gift = '달마다'): Buffer =>
  xlsxOf([
    ['후원자', '전화', '후원 방법', '금액', '동의일'],
    [memberName(1), phoneOf(1), gift, '10,000', agreedOn],
  ]);

/** Where something is wrong, as the sheet numbers its rows, and the words that have to say so. */
export type Faults = ReadonlyMap<number, RegExp>;

/** Five hundred members below a title; thirty of them not as they should be. */
export function membersWithFaults(): { file: Buffer; faults: Faults } {
  const rows = Array.from({ length: 500 }, (_, at) => aMember(at));
  const faults = new Map<number, RegExp>();
  const plant = (at: number, words: RegExp, row: TestCell[] = aMember(at)) => {
    rows[at] = row;
    faults.set(at + 4, words);
  };
  const change = (at: number, words: RegExp, column: number, cell: TestCell) =>
    plant(at, words, aMember(at).with(column, cell));

  const days = ['1955-02-30', '55.3.2', '2999-01-01', '모름', '44927'];
  for (const [at, text] of days.entries()) change(10 + at, /달력에 없는|여덟 자리|오지 않은/, 2, text);
  change(20, /달력에 없는/, 4, '2019-02-30');
  change(21, /2019-03-02처럼/, 5, '작년');
  change(22, /오지 않은/, 5, day('2999-01-01'));
  for (const at of [23, 24, 25, 26]) change(at, /동의하신 날이 없어/, 5, '');
  for (const at of [30, 31, 32]) plant(300 + at, new RegExp(`^${at + 4}번째 줄과 이름과 전화번호가`), aMember(at));
  plant(340, /^44번째 줄과 이름과 생년월일이/, aMember(40).with(1, phoneOf(340)));
  change(341, /^45번째 줄에 이름이 같은 분이 있습니다/, 0, memberName(41));
  change(50, /주민등록번호가 있습니다/, 3, `남구 ${plantedNumber}`);
  change(51, /주민등록번호가 있습니다/, 0, plantedNumber);
  change(52, /주민등록번호가 있습니다/, 2, shortenedNumber);
  change(53, /주민등록번호가 있습니다/, 1, plantedNumber.replace('-', ' - '));
  change(60, /전화번호가 없습니다/, 1, '');
  change(61, /전화번호를 숫자로/, 1, '전화 없음');
  change(62, /이름이 없습니다/, 0, '');
  change(63, /이름에 숫자가/, 0, phoneOf(63));
  change(64, /만 14세/, 2, day('2020-01-05'));
  for (const at of [70, 71, 72]) change(at, /합친 칸/, 4, at === 70 ? day('2018-01-05') : '');
  const merged = '<mergeCells count="2"><mergeCell ref="A1:F1"/><mergeCell ref="E74:E76"/></mergeCells>';
  return { file: xlsxOf([['회원 명부'], [], memberHeadings, ...rows], merged), faults };
}

/** Sixty supporters as an old Korean list; ten of them not as they should be. */
export function supportersWithFaults(): { file: Buffer; faults: Faults } {
  const rows = Array.from({ length: 60 }, (_, at) => aSupporter(at));
  const faults = new Map<number, RegExp>();
  const change = (at: number, words: RegExp, column: number, cell: string) => {
    rows[at] = aSupporter(at).with(column, cell);
    faults.set(at + 2, words);
  };
  change(1, /후원 방법을/, 3, '');
  change(2, /자원봉사는/, 3, '자원봉사');
  change(4, /금액을 숫자로/, 4, '조금');
  change(5, /1,000원보다 적습니다/, 4, '10');
  change(6, /물품/, 5, '');
  change(9, /5년 동안만/, 7, '2019-01-05');
  change(7, /이메일 주소를/, 2, '없음');
  change(8, /동의하신 날이 없어/, 8, '');
  change(10, /주민등록번호가 있습니다/, 2, plantedNumber);
  change(11, /전화번호를 숫자로/, 1, '1.00E+09');
  rows[59] = aSupporter(20);
  faults.set(61, /^22번째 줄과 이름과 전화번호가/);
  return {
    file: cp949Of([supporterHeadings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')),
    faults,
  };
}

let places: Map<string, Buffer> | undefined;
function placesOf(): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfd; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.of(lead, trail);
      const letter = decodeCp949(bytes);
      if (letter !== null) found.set(letter, bytes);
    }
  return found;
}

/** As Korean Windows writes it. */
export function cp949Of(text: string): Buffer {
  places ??= placesOf();
  const known = places;
  return Buffer.concat(Array.from(text, (letter) => known.get(letter) ?? Buffer.from(letter)));
}
