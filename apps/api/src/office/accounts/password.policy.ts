import { AppError } from '../../platform/errors.ts';
import { isEasyToGuess } from './password-rules.ts';

/** Length is the contract's; this refuses what is long but known. `person` is what a stranger could know of them. */
export function refuseEasyPassword(field: string, password: string, person: readonly string[]): void {
  if (!isEasyToGuess(password, person)) return;
  const message = '짐작하기 쉬운 비밀번호입니다. 서로 관계없는 낱말을 서너 개 이어서 만들어 주십시오.';
  throw new AppError('INVALID_INPUT', { message, fields: [{ field, message }] });
}
