import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';
import { marksIn } from '../../testing/marked-values.ts';

const holds = (pattern: RegExp) => (line: string) => pattern.test(line);
/** As they stand, and as they stand in an address. */
const words = (...each: string[]) => each.flatMap((word) => [word, encodeURIComponent(word)]).join('|');

/** What tests tell the association of people, by how it looks: no test has to name what it planted. */
const looks: Record<string, (line: string) => boolean> = {
  'a telephone number': holds(/(?<![\d.:-])0(?:1\d|2|[3-6]\d)[- ]?\d{3,4}[- ]?\d{4}(?![\d-])/),
  'a resident number': holdsResidentNumber,
  'a mail address': holds(/[\w.+-]+@[\w-]+\.\w+/),
  'a name or an address': holds(new RegExp(words('신청인', '예시로'))),
  'a marked value': (line) => marksIn(line).length > 0,
};

/** Thirteen digits, which in some years begin with a day of birth. */
const stamp = /"time":\d+,/;

/** Names of requests, rows and the databases of tests, drawn by lot: some of them have nine digits in a row. */
const drawn = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\btest_[\da-f]{12}\b/g;

/** What personal values a line of a log seems to hold. */
export function personalLooks(line: string): string[] {
  const told = line.replace(stamp, '').replaceAll(drawn, '…');
  return Object.keys(looks).filter((look) => looks[look]?.(told));
}
