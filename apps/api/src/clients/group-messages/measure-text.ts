import { nameMark } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import { longSmsBytesMost, smsBytesMost, smsLengthOf } from '@kidney/contract/office/notifications/sms-length.paths.ts';
import { AppError } from '../../platform/errors.ts';

/** The words for one person: a name is put in as it is, whatever signs it holds. */
export const textFor = (text: string, name: string): string => text.replaceAll(nameMark, () => name);

const refuse = (message: string) => new AppError('INVALID_INPUT', { message, fields: [{ field: 'text', message }] });

/** How long it will be with each name; the words themselves are measured once. Refuses what no telephone would show or take. */
export function createMeasure(text: string, leaves: (text: string) => string) {
  const parts = text.split(nameMark);
  const { bytes, unknown } = smsLengthOf(leaves(parts.join('')));
  if (unknown.length > 0)
    throw refuse(`전화기가 모르는 글자가 있습니다: ${unknown.slice(0, 10).join(' ')} 빼고 적어 주십시오.`);

  return (name: string): 'short' | 'long' => {
    const all = bytes + (parts.length - 1) * smsLengthOf(name).bytes;
    if (all > longSmsBytesMost) throw refuse('글이 너무 깁니다. 줄여 주십시오.');
    return all <= smsBytesMost ? 'short' : 'long';
  };
}
