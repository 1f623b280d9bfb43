import { holdsResidentNumber, residentNumberPattern } from '@kidney/contract/shared/resident-number.ts';

const found = new RegExp(residentNumberPattern, 'g');
const wide = /[０-９－]/g;
const narrow = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0);
const instead = '[주민등록번호 지움]';

/** Takes resident numbers out of what comes; how many there were is told, and never which. */
export function createNumberCleaner() {
  let cleaned = 0;
  return {
    get cleaned() {
      return cleaned;
    },
    /** Null where one is left that cannot be taken out, cut in two by tags. */
    clean(text: string): string | null {
      if (!holdsResidentNumber(text)) return text;
      const without = text.replaceAll(wide, narrow).replaceAll(found, () => {
        cleaned += 1;
        return instead;
      });
      return holdsResidentNumber(without) ? null : without;
    },
    /** A name that held one is told nobody. */
    cleanName(name: string): string {
      if (!holdsResidentNumber(name)) return name;
      cleaned += 1;
      return `파일${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''}`;
    },
  };
}
