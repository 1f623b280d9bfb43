import { rightsActs, type Act, type SubjectKind } from '@kidney/contract/office/audit-log/acts.paths.ts';

/** Acts are kept for two years; changes of what people may do, for three, in a chain of their own. */
export type Chain = 'acts' | 'rights';

export interface Subject {
  kind: SubjectKind;
  id: string;
}

type Id = number | string;
/** Ids and words of ours. What a person is called, or wrote, never enters. */
export type Details = Readonly<Record<string, Id | readonly Id[]>>;

/** Something that was done, before it has its place in the log. */
export interface Deed {
  actorId: number | null;
  address: string | null;
  requestId: string | null;
  act: Act;
  subject: Subject | null;
  details: Details;
}

export const chainOf = (act: Act): Chain => (rightsActs.some((each) => each === act) ? 'rights' : 'acts');

const idForm = /^[a-z0-9][a-z0-9/._-]{0,79}$/;
const mostIds = 500;

const isId = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && idForm.test(value);

/** Refuses what is no id: a name, an address or a sentence would stay for years and cannot be taken out again. */
export function requireIdsOnly({ subject, details }: Pick<Deed, 'subject' | 'details'>): void {
  const values = Object.values(details).flat();
  const isFine = [...values, ...Object.keys(details), ...(subject ? [subject.id] : [])].every(isId);
  if (!isFine || values.length > mostIds) throw new Error('the log holds ids and nothing else');
}

/** What a save was, where it also says whether everybody may see the thing. */
export function changeOf(wasListed: boolean, isListed: boolean): Act {
  if (wasListed === isListed) return 'changed';
  return isListed ? 'published' : 'withdrawn';
}
