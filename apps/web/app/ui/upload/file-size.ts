const units = ['바이트', 'kB', 'MB', 'GB'];

/** A size as people say it: two digits that count, not more. */
export function sizeInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const rounded = value < 10 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${rounded.toLocaleString('ko-KR')} ${units[unit]}`;
}
