import { consentKinds } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { accessArmTexts } from './texts/access-arm.ts';
import { eventTexts } from './texts/events.ts';
import { formatTexts } from './texts/formats.ts';
import { membershipTexts } from './texts/membership.ts';
import { paperTexts } from './texts/paper.ts';
import { sponsorshipTexts } from './texts/sponsorship.ts';
import { transportTexts } from './texts/transport.ts';

/** Everything that anybody was ever asked to agree to. */
export const consentTexts: readonly ConsentText[] = [
  ...membershipTexts,
  ...transportTexts,
  ...accessArmTexts,
  ...sponsorshipTexts,
  ...formatTexts,
  ...paperTexts,
  ...eventTexts,
];

const byId = new Map(consentTexts.map((text) => [text.id, text]));
const versionOf = ({ id }: Pick<ConsentText, 'id'>) => Number(id.split('/')[2]);

/** Asked for within the transport form, beside what it requires. */
export const accessArmTopic = 'access-arm';

/** The first version in which the words of joining and of transport name pictures of papers. */
export const picturesSince = 2;

/** Whether these are words of that consent, in that version or a newer one. */
export const isVersionOf = (textId: string, { id }: ConsentText, since: number): boolean =>
  textId.startsWith(id.replace(/\d+$/, '')) && versionOf({ id: textId }) >= since;

/** The words behind an id. */
export function consentText(id: string): ConsentText {
  const text = byId.get(id);
  if (!text) throw new AppError('INVALID_INPUT', { message: '알 수 없는 동의서입니다. 화면을 새로 열어 주십시오.' });
  return text;
}

/** The newest words of each consent that this purpose asks for. */
export function newestTexts(topic: string): ConsentText[] {
  const ofTopic = consentTexts
    .filter(({ id }) => id.startsWith(`${topic}/`))
    .toSorted((a, b) => versionOf(b) - versionOf(a));
  return consentKinds.flatMap((kind) => ofTopic.find((text) => text.kind === kind) ?? []);
}

/** What the office asks for by telephone or on paper. Other formats are agreed to with each request. */
export const textsToAsk: ConsentText[] = ['transport', 'membership', 'pledge'].flatMap(newestTexts);
