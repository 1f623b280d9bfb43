import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import type { Identity } from '@kidney/contract/office/settings/settings.schema.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { AppError } from '../../platform/errors.ts';

type Calls = Disaster['calls'];
type Office = Pick<Identity, 'phone'> | undefined;

const isCopy = (phone: string, office: Office) =>
  office !== undefined && phoneDigits(phone) === phoneDigits(office.phone);

/** The office's number as it is in the identity now, after all others. */
export function withOffice(calls: Calls, office: Office): Calls {
  if (!office) return calls;
  return [...calls.filter(({ phone }) => !isCopy(phone, office)), { label: '협회 사무국', phone: office.phone }];
}

/** A number that is kept twice is changed once. */
export function refuseCopies(calls: Calls, office: Office): void {
  const message = '대표 전화는 저절로 함께 나옵니다. 이 줄은 지워 주십시오.';
  const fields = calls.flatMap(({ phone }, index) =>
    isCopy(phone, office) ? [{ field: `value.calls.${index}.phone`, message }] : [],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}
