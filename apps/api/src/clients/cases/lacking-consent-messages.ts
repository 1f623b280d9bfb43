import type { FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { LackingConsents } from '../people/index.ts';

interface Lack {
  title: string;
  /** What is missing, and what of it is asked for anew. */
  words: string;
  anew: string;
}

function lackIn({ texts, isForGuardian }: LackingConsents): Lack | undefined {
  if (texts.length === 0) return undefined;
  if (isForGuardian)
    return {
      title: '법정대리인의 동의가 필요합니다',
      words: '만 14세가 안 된 분인데 법정대리인의 동의가 없습니다.',
      anew: '법정대리인과 통화해 동의를 새로 받으신 뒤에',
    };
  return {
    title: '꼭 필요한 동의가 없습니다',
    words: `‘${texts.map(({ title }) => title).join('’, ‘')}’ 동의를 받지 않았거나 거두셨습니다.`,
    anew: '동의를 새로 받으신 뒤에',
  };
}

/** On the web nobody is told that a child is known to us, so it is the office that asks for the guardian. */
export function consentNotes(lacking: LackingConsents): FormNote[] {
  const lack = lackIn(lacking);
  if (!lack) return [];
  const text = `${lack.words} 아래 ‘동의’에서 ${lack.anew} 이어 가 주십시오.`;
  return [{ tone: 'warning', title: lack.title, text, links: [] }];
}

/** Nobody is led on who did not agree to it. */
export function requireInForce(lacking: LackingConsents): void {
  const lack = lackIn(lacking);
  if (!lack) return;
  const message = `${lack.words} 아래 ‘동의’에서 ${lack.anew} 옮겨 주십시오. 원하지 않으시면 취소로 옮겨 주십시오.`;
  throw new AppError('CONFLICT', { message });
}
