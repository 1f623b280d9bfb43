import { describe, expect, it } from 'vitest';
import { holdsResidentNumber } from './resident-number.ts';

// Put together here, so that no file holds one.
const number = (date: string, rest = '1234567', between = '-') => `${date}${between}${rest}`;
const wide = (text: string) => text.replaceAll(/[0-9-]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

describe('a resident registration number', () => {
  it.each([
    ['with a hyphen', number('900101')],
    ['without', number('900101', '1234567', '')],
    ['with spaces around the hyphen', number('900101', '1234567', ' - ')],
    ['with a space alone', number('900101', '1234567', ' ')],
    ['with a dash', number('900101', '1234567', '–')],
    ['in full-width digits', wide(number('900101'))],
    ['in the middle of words', `번호는${number('900101')}입니다.`],
    ['after letters', `no${number('900101')}`],
    ['of somebody born this century', number('250228', '4234567')],
    ['of a foreigner', number('850630', '6234567')],
    ['of a leap day', number('000229', '3234567')],
    ['across tags', `<p>900101<b>-1234567</b></p>`],
    ['with a letter without a shape in it', number('900101', '1234567', '\u200b-\u00ad')],
    ['beside a hash', `${'ab12'.repeat(16)} ${number('900101')}`],
  ])('D-DAT-02 is known %s', (_how, text) => {
    expect(holdsResidentNumber(text)).toBe(true);
  });

  it.each([
    ['a telephone number', '052-000-0000, 010-0000-0000'],
    ['a month that is none', number('901301')],
    ['a day that its month never has', number('900431')],
    ['the thirtieth of February', number('900230')],
    ['a ninth kind', number('900101', '9234567')],
    ['part of a longer number', number('1900101')],
    ['the beginning of a longer number', number('900101', '12345678')],
    ['a day and a time', '2026-11-15T09:30:00+09:00'],
    ['an id', '0190010a-1234-4567-8901-011234567890'],
    ['a hash', `f${number('900101', '1234567', '')}${'ab'.repeat(25)}`],
    ['a day of birth alone', '900101'],
  ])('D-DAT-02 is not %s', (_what, text) => {
    expect(holdsResidentNumber(text)).toBe(false);
  });

  it('D-DAT-02 is looked for in long texts of any shape', () => {
    const long = 200_000;
    const texts = ['<'.repeat(long), '9'.repeat(long), '900101 '.repeat(long / 7), `<${'a'.repeat(1_990)}`.repeat(100)];
    for (const text of texts) expect(holdsResidentNumber(text)).toBe(false);
  });
});
