import { acts, subjectKinds } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { EntryFilter } from '@kidney/contract/office/audit-log/audit-log.schema.ts';

export const recordsPath = '/admin/records';
export const filterParameters = ['actor', 'act', 'kind', 'id', 'from', 'until', 'older'] as const;

/** Whatever an address says, what is not known is left out. */
export function readFilter(params: URLSearchParams): EntryFilter {
  const one = <Name extends string>(name: string, known: readonly Name[]) =>
    known.find((each) => each === params.get(name));
  const like = (name: string, form: RegExp) => {
    const value = (params.get(name) ?? '').trim().toLowerCase();
    return form.test(value) ? value : undefined;
  };
  const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
  return Object.fromEntries(
    Object.entries({
      actor: like('actor', /^[1-9]\d{0,8}$/),
      act: one('act', acts),
      kind: one('kind', subjectKinds),
      id: like('id', /^[a-z0-9][a-z0-9/._-]{0,79}$/),
      from: like('from', day),
      until: like('until', day),
      older: like('older', /^[a-z0-9]{1,9}\.[ar][a-z0-9]{1,10}$/),
    }).filter(([, value]) => value !== undefined),
  );
}

export function hrefOf(filter: EntryFilter): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return query ? `${recordsPath}?${query}` : recordsPath;
}

/** All days of a month. */
export function hrefOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return hrefOf({ from: `${month}-01`, until: last });
}

export const isNarrowed = ({ older: _older, ...filter }: EntryFilter): boolean => Object.keys(filter).length > 0;
