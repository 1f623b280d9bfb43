import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { AppError } from '../../platform/errors.ts';

const toApplicant = '에 동의해 주셔야 신청하실 수 있습니다. 원하지 않으시면 사무국으로 전화해 주십시오.';
export const toOfficer = '에 동의하셔야 접수할 수 있습니다. 동의하지 않으시면 ‘그만두기’를 눌러 주십시오.';

/** Before anything is kept: everything required was agreed to, and nothing that was not shown. */
export function requireConsents(texts: readonly ConsentText[], accepted: readonly string[], told = toApplicant): void {
  const missing = texts.filter(({ id, isRequired }) => isRequired && !accepted.includes(id));
  const isKnown = accepted.every((given) => texts.some(({ id }) => id === given));
  if (missing.length === 0 && isKnown) return;
  const message =
    missing.length > 0
      ? `‘${missing.map(({ title }) => title).join('’, ‘')}’${told}`
      : '동의서가 새로 바뀌었습니다. 화면을 새로 열어 다시 읽어 주십시오.';
  throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'accepted', message }] });
}
