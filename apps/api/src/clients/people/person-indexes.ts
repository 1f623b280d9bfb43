import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import {
  initialsForIndex,
  nameForIndex,
  phoneEnd,
  typedInitials,
  type BlindIndex,
} from '../../platform/sealed-text/blind-index.ts';
import type { PersonIndexes } from './persons.repository.ts';

/** What a person is found by. Nothing about health is among it: a yes or no can be counted without any key. */
export function createPersonIndexes(index: BlindIndex) {
  const ofName = (name: string) => ({
    nameIndex: index('persons.name', nameForIndex(name)),
    initialsIndex: index('persons.initials', initialsForIndex(name)),
  });
  const ofPhone = (phone: string) => ({
    phoneIndex: index('persons.phone', phoneDigits(phone)),
    phoneEndIndex: index('persons.phone-end', phoneEnd(phone)),
  });
  const ofGuardianPhone = (phone: string) => ({
    guardianPhoneIndex: index('persons.guardian-phone', phoneDigits(phone)),
    guardianPhoneEndIndex: index('persons.guardian-phone-end', phoneEnd(phone)),
  });
  const ofWholePhone = (phone: string) => ({
    phoneIndex: ofPhone(phone).phoneIndex,
    guardianPhoneIndex: ofGuardianPhone(phone).guardianPhoneIndex,
  });

  const ofEnd = (digits: string) => ({
    phoneEndIndex: ofPhone(digits).phoneEndIndex,
    guardianPhoneEndIndex: ofGuardianPhone(digits).guardianPhoneEndIndex,
  });

  return {
    ofName,
    ofPhone,
    ofGuardianPhone,
    ofWholePhone,
    ofEnd,

    /** What the words of the one box may mean; null where they are digits too few to find anybody by. */
    ofWords(words: string): PersonIndexes | null {
      if (/^[\d\s()+.-]+$/.test(words.normalize('NFKC'))) {
        const digits = phoneDigits(words);
        if (digits.length < 4) return null;
        if (digits.length > 4) return ofWholePhone(digits);
        return ofEnd(digits);
      }
      const initials = typedInitials(words);
      return initials === null
        ? { nameIndex: ofName(words).nameIndex }
        : { initialsIndex: index('persons.initials', initials) };
    },
  };
}

export type PersonIndexing = ReturnType<typeof createPersonIndexes>;
