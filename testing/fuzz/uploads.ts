import fc from 'fast-check';
import { compoundFileOf, hwp3, hwpOf, pdfOf, pngOf } from '../files.ts';
import { anyText } from './values.ts';

const boundary = 'a-part-of-a-form';
const samples = [
  pngOf(8, 8),
  pngOf(4_000, 4_000, 3),
  pdfOf(),
  pdfOf('/JS(x)'),
  hwp3,
  hwpOf(),
  compoundFileOf('X', 'y'),
];

const file = fc.oneof(
  fc.constantFrom(...samples),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(255)).map(([sample, at, byte]) => {
    const changed = Buffer.from(sample);
    changed[at % changed.length] = byte;
    return changed;
  }),
  fc.tuple(fc.constantFrom(...samples), fc.nat()).map(([sample, at]) => sample.subarray(0, at % sample.length)),
);

const name = fc.oneof(
  fc.constantFrom(
    '사진.png',
    '사진.png'.normalize('NFD'),
    '신청서.hwp',
    'a.pdf',
    '../../x.png',
    'x.svg',
    '\u202egnp.exe',
    '',
  ),
  anyText({ maxLength: 300 }).map((text) => text.toWellFormed()),
);
const field = fc.constantFrom('file', 'file', 'file', 'other', '');
const ending = fc.constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}--\r\n`, '', `\r\n--${boundary}`);

export const uploadType = `multipart/form-data; boundary=${boundary}`;

/** A form with one file: of all sorts, spoilt, cut off, under all names. */
export const uploads: fc.Arbitrary<Buffer> = fc.tuple(file, name, field, ending).map(([bytes, called, under, end]) => {
  const quoted = called.replaceAll(/["\r\n\\]/g, '_');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${under}"; filename="${quoted}"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]);
});
