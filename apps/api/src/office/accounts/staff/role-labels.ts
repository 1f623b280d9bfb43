import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';

export const roleNames: Record<Role, string> = {
  owner: '책임자',
  editor: '편집자',
  dispatcher: '이동 담당',
  driver: '기사',
};
