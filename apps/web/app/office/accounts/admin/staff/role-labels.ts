import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';

/** What the office calls them, with what each may do. */
export const roleChoices: readonly { value: Role; label: string }[] = [
  { value: 'owner', label: '책임자 (모든 일과 직원 관리)' },
  { value: 'editor', label: '편집자 (글과 자료)' },
  { value: 'dispatcher', label: '이동 담당 (신청과 배차)' },
  { value: 'driver', label: '기사' },
];

const names: Record<Role, string> = { owner: '책임자', editor: '편집자', dispatcher: '이동 담당', driver: '기사' };

export const rolesInWords = (roles: readonly Role[]) => roles.map((role) => names[role]).join(', ');
