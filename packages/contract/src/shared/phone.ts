/** Digits alone, as a number is kept and compared, however it was written: `+82 52-000-0000` is `0520000000`. */
export function phoneDigits(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '');
  return digits.length > 8 ? digits.replace(/^(?:00)?820?/, '0') : digits;
}

/** With the hyphens that make it readable; what is no Korean number stays as it is. */
export const hyphened = (digits: string): string =>
  digits.replace(/^(02|050\d|0\d\d)(\d{3,4})(\d{4})$/, '$1-$2-$3').replace(/^(1\d{3})(\d{4})$/, '$1-$2');

/** Whether a text message reaches it. */
export const isMobile = (phone: string): boolean => /^01[016-9]\d{7,8}$/.test(phoneDigits(phone));
