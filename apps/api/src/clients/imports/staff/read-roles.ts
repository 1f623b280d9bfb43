import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';

/** What an association calls the work that each role is. No title makes an owner: only whoever is called that becomes one. */
const words: Record<Role, readonly string[]> = {
  owner: ['책임자', 'owner'],
  editor: ['편집자', '편집', '글', '홍보', 'editor'],
  dispatcher: ['이동담당', '이동', '배차', '배차담당', '신청접수', '신청과배차', 'dispatcher'],
  driver: ['기사', '운전', '운전기사', '운전원', 'driver'],
};

const plain = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\s/g, '');

const roleOf = (word: string): Role | undefined => {
  const found = Object.entries(words).find(([, called]) => called.includes(plain(word)));
  return found?.[0] as Role | undefined;
};

/** A longer cell names no work. */
const longest = 200;

/** One cell may name several kinds of work. `unknown` is the first word that is none. */
export function readRoles(cell: string): { roles: Role[]; unknown?: string } {
  const named = cell
    .slice(0, longest)
    .split(/[,/·+、;&]/)
    .filter((word) => plain(word) !== '');
  const unknown = named.find((word) => roleOf(word) === undefined) ?? (named.length === 0 ? '' : undefined);
  const roles = [...new Set(named.flatMap((word) => roleOf(word) ?? []))];
  return unknown === undefined ? { roles } : { roles, unknown: unknown.trim() };
}
