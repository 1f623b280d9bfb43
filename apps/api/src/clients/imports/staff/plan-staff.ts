import { emailSchema, type Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { ImportState } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportRow } from '@kidney/contract/clients/imports/imports.schema.ts';
import { roleNames, type InviteList } from '../../../office/accounts/index.ts';
import { readEmail, type FormContext } from '../../forms/index.ts';
import type { ListRow } from '../read-list.ts';
import { mergedWords, nameField, refuseNumber } from '../read-row.ts';
import { readRoles } from './read-roles.ts';

/** Whom a row invites. */
export interface StaffItem {
  /** In small letters. */
  email: string;
  roles: Role[];
}

export interface ReadStaffRow {
  row: number;
  name: string;
  problems: ImportRow['problems'];
  item: StaffItem | null;
}

export interface PlannedStaffRow {
  shown: ImportRow;
  /** Of a row that goes in. */
  item: StaffItem | null;
  known: null;
}

type Known = Awaited<ReturnType<InviteList['known']>>;

const longestShown = 20;
const roleWords = `${Object.values(roleNames).join(', ')} 가운데에서 적어 주십시오.`;

export function readStaffRow(listed: ListRow): ReadStaffRow {
  const held = refuseNumber(listed);
  if (held) return { ...held, item: null };
  const problems: ImportRow['problems'] = [];
  const cell = (field: string) => (listed.cells.get(field) ?? '').normalize('NFC').trim();
  const refuse = (column: string, message: string) => void problems.push({ column, message });
  if (listed.isMerged) problems.push(mergedWords);
  const { problem: wrongName } = nameField.read(cell('name'), {} as FormContext);
  if (wrongName !== undefined) refuse('이름', wrongName);
  const typed = cell('email');
  const { value, problem } = readEmail(typed);
  const email = emailSchema.safeParse(value);
  if (typed === '') refuse('이메일', '이메일이 없습니다. 초대를 보낼 주소를 적어 주십시오.');
  else if (problem !== undefined || !email.success)
    refuse('이메일', problem ?? '이메일 주소를 다시 확인해 주십시오. 예: name@example.com');
  const { roles, unknown } = readRoles(cell('role'));
  if (unknown === '') refuse('맡을 일', `맡을 일이 없습니다. ${roleWords}`);
  else if (unknown !== undefined) refuse('맡을 일', `모르는 일입니다: ${unknown.slice(0, longestShown)}. ${roleWords}`);
  const item = problems.length === 0 && email.success ? { email: email.data.toLowerCase(), roles } : null;
  return { row: listed.row, name: cell('name').slice(0, 40), problems, item };
}

interface Judged {
  state: ImportState;
  problem?: string;
  note?: string;
}

const judged = {
  active: { state: 'same', note: '이미 직원인 분의 이메일입니다. 맡은 일은 직원 화면에서 바꿉니다.' },
  invited: { state: 'same', note: '이미 초대하셨습니다. 다시 보내시려면 직원 화면에서 초대합니다.' },
  pending: { state: 'wrong', problem: '가입 신청을 하신 분입니다. 직원 화면에서 승인해 주십시오.' },
  disabled: { state: 'wrong', problem: '닫힌 계정의 이메일입니다. 직원 화면에서 다시 열어 주십시오.' },
} as const satisfies Record<string, Judged>;

/** What the list would do, row by row. */
export function planStaff(rows: readonly ReadStaffRow[], known: Known): PlannedStaffRow[] {
  const higher = new Map<string, number>();
  return rows.map(({ row, name, problems, item }): PlannedStaffRow => {
    const shown = { row, name, problems, notes: [] };
    if (!item) return { shown: { ...shown, state: 'wrong' }, item: null, known: null };
    const same = higher.get(item.email);
    if (same !== undefined) {
      const message = `${same}번째 줄과 이메일이 같습니다. 한 줄만 초대합니다.`;
      return {
        shown: { ...shown, state: 'double', problems: [{ column: '이메일', message }] },
        item: null,
        known: null,
      };
    }
    higher.set(item.email, row);
    const standing = known.get(item.email);
    if (standing === undefined) {
      const notes = [`맡을 일: ${item.roles.map((role) => roleNames[role]).join(', ')}`];
      return { shown: { ...shown, state: 'new', notes }, item, known: null };
    }
    const { state, problem, note }: Judged = judged[standing];
    const told = problem === undefined ? [] : [{ column: '이메일', message: problem }];
    return {
      shown: { ...shown, state, problems: told, notes: note === undefined ? [] : [note] },
      item: null,
      known: null,
    };
  });
}
