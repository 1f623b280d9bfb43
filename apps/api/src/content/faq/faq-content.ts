import { factsNamedIn } from '@kidney/contract/content/facts/named-facts.paths.ts';
import { faqDesMax, type FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankRichText, isBlankText, sanitizeRichText } from '../../platform/rich-text.ts';
import type { Facts } from '../facts/index.ts';

const wrongDes = (message: string) => new AppError('INVALID_INPUT', { message, fields: [{ field: 'des', message }] });

/** Sanitised, and no longer than what can be given back: escaping makes text longer than it was typed. */
export function cleanWords(given: FaqContent): FaqContent {
  const des = sanitizeRichText(given.des, 'marks');
  if (des.length > faqDesMax) throw wrongDes(`내용은 ${faqDesMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`);
  return { title: given.title, des };
}

/** What may be stored: something to read, within its bounds, that names no fact which does not exist. */
export async function checkFaq(given: FaqContent, facts: Pick<Facts, 'byKeys'>): Promise<FaqContent> {
  const { title, des } = cleanWords(given);
  const fields = [
    ...(isBlankText(title) ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(isBlankRichText(des) ? [{ field: 'des', message: '내용을 입력해 주십시오.' }] : []),
  ];
  if (fields.length > 0) {
    throw new AppError('INVALID_INPUT', { message: '제목과 내용을 비워 둘 수 없습니다.', fields });
  }
  const named = factsNamedIn(des);
  const known = new Set((await facts.byKeys(named)).map(({ key }) => key));
  const missing = named.find((key) => !known.has(key));
  if (missing !== undefined) throw wrongDes(`{${missing}}라는 이름의 금액이나 사실이 없습니다.`);
  return { title, des };
}
