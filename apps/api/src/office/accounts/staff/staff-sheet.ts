import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import type { PeopleSheet } from '../../../platform/spreadsheet/protected-sheet.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import { staffRepository, type PersonRow } from './staff.repository.ts';
import { mostStaff } from './staff.policy.ts';
import { roleNames } from './role-labels.ts';

const stateWords: Record<PersonRow['state'], string> = { pending: '가입 신청', active: '사용 중', disabled: '닫힘' };

/** The accounts of the office as a list to take along. */
export const staffSheet: PeopleSheet<PersonRow> = {
  route: staffPaths.sheet,
  summary: 'Everybody who has an account or asks for one, as an Excel file that a password opens',
  list: 'staff',
  fileName: '직원 명단',
  columns: [
    { heading: '이름', write: ({ nickName }) => nickName },
    { heading: '아이디', write: ({ username }) => username },
    { heading: '이메일', write: ({ email }) => email },
    { heading: '맡은 일', write: ({ roles }) => roles.map((role) => roleNames[role]).join(', ') },
    { heading: '상태', write: ({ state }) => stateWords[state] },
    { heading: '가입 신청한 날', write: ({ createdAt }) => seoulDate(createdAt) },
    { heading: '마지막 사용', write: ({ lastUsedAt }) => (lastUsedAt ? seoulDate(lastUsedAt) : '') },
  ],
  load: (tx) => staffRepository.list(tx, mostStaff),
  personOf: ({ id }) => id,
};
