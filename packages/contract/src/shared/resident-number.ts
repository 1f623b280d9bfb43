const day = '(?:0[1-9]|[12][0-9])';
const birthday = `(?:(?:0[13578]|1[02])(?:${day}|3[01])|(?:0[469]|11)(?:${day}|30)|02${day})`;
const hyphen = '[-\\u2010-\\u2015\\u2212]';

/** A day of birth, then 1 to 8 and six digits. JavaScript and PostgreSQL read it alike. */
export const residentNumberPattern = `(?<![0-9])[0-9]{2}${birthday}\\s{0,3}${hyphen}?\\s{0,3}[1-8][0-9]{6}(?![0-9])`;

/** Of a file or a secret: among so many random digits there is sooner or later a day of birth. It is left out before. */
export const hashPattern = '[0-9a-f]{32,}';

const pattern = new RegExp(residentNumberPattern);
const hash = new RegExp(hashPattern, 'g');
/** What can stand between the digits unseen: tags, and letters without a shape. */
const unseen = /<[^<>]{0,2000}>|\p{Cf}/gu;

/** Whether a text holds what looks like a resident registration number, also in full-width digits. */
export function holdsResidentNumber(text: string): boolean {
  if (text.length < 13) return false;
  const plain = text.normalize('NFKC').replaceAll(hash, ' ');
  return pattern.test(plain) || pattern.test(plain.replaceAll(unseen, ''));
}
