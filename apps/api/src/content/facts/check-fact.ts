import { won } from '@kidney/contract/content/facts/amount-labels.paths.ts';
import type { Fact, FactContent } from '@kidney/contract/content/facts/facts.schema.ts';
import { namesAmount, withAmount } from '@kidney/contract/content/facts/named-amount.paths.ts';
import { AppError } from '../../platform/errors.ts';

function refuse(field: string, message: string): never {
  throw new AppError('INVALID_INPUT', { fields: [{ field, message }] });
}

/** The content with a text that names its amount, and with no check that is still to come. */
export function checkFact(content: FactContent, before: Fact, today: string): FactContent {
  const { amount, value, checkedOn } = content;
  if (checkedOn !== null && checkedOn > today) refuse('checkedOn', '아직 오지 않은 날은 적을 수 없습니다.');
  if (amount === null || namesAmount(value, amount)) return content;
  if (before.amount !== null && namesAmount(value, before.amount)) {
    return { ...content, value: withAmount(value, before.amount, amount) };
  }
  return refuse('value', `내용에 ${won(amount)}이라고 금액이 나와야 합니다.`);
}
