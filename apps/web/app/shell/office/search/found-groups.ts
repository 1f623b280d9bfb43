import { kindNames as writingNames, stateNames } from '@kidney/contract/content/contents/contents.paths.ts';
import type { FoundForStaff } from '@kidney/contract/operations/staff-search/staff-search.schema.ts';
import { dayNames, kindNames, stateName } from '../../../clients/application-labels.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { isCalled } from './first-consonants.ts';

export interface OfficeScreen {
  label: string;
  to: string;
  icon?: IconName;
}

export interface FoundRow {
  to: string;
  icon: IconName;
  title: string;
  note: string;
  tag: string;
}

export interface FoundGroup {
  name: string;
  rows: readonly FoundRow[];
  hasMore: boolean;
}

type Listed<Name extends keyof FoundForStaff> = NonNullable<FoundForStaff[Name]>['rows'][number];

const screensMost = 5;
const roleNames: Record<Listed<'people'>['roles'][number], string> = {
  rider: '이동 이용자',
  member: '회원',
  applicant: '신청 중',
};
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function rowOfPerson({ id, name, who, phoneEnd, roles, ride }: Listed<'people'>): FoundRow {
  const rides = ride ? joined(ride.van, ride.days.map((day) => dayNames[day]).join('·')) : '';
  const known = roles.filter((role) => role !== 'rider' || !ride).map((role) => roleNames[role]);
  const isGuardian = who === 'guardian';
  return {
    to: `/admin/person/${id}`,
    icon: isGuardian ? 'users' : 'person',
    title: isGuardian ? `${name} 님의 보호자` : name,
    note: joined(`전화 끝자리 ${phoneEnd}`, rides, ...known),
    tag: isGuardian ? '보호자' : ride ? roleNames.rider : '',
  };
}

const rowOfApplication = ({ id, name, kind, state, receivedAt }: Listed<'applications'>): FoundRow => ({
  to: `/admin/applications/${id}`,
  icon: 'list',
  title: `${name} · ${kindNames[kind]} 신청`,
  note: `${formatDay(dayInSeoul(receivedAt))} 접수`,
  tag: stateName(kind, state),
});

const rowOfWriting = ({ kind, title, state, path }: Listed<'writings'>): FoundRow => ({
  to: path,
  icon: 'file',
  title,
  note: writingNames[kind],
  tag: state === 'public' ? '' : stateNames[state],
});

const rowOfScreen = ({ to, label, icon = 'chevronRight' }: OfficeScreen): FoundRow => ({
  to,
  icon,
  title: label,
  note: '',
  tag: '',
});

/** What was found, in the order in which it is looked at; a group with nothing in it is left out. */
export function groupsOf(
  words: string,
  screens: readonly OfficeScreen[],
  found: Partial<FoundForStaff> = {},
): FoundGroup[] {
  const { people, applications, writings } = found;
  const called = screens.filter(({ label }) => isCalled(label, words));
  const groups: FoundGroup[] = [
    { name: '사람', rows: people?.rows.map(rowOfPerson) ?? [], hasMore: people?.hasMore ?? false },
    { name: '신청', rows: applications?.rows.map(rowOfApplication) ?? [], hasMore: applications?.hasMore ?? false },
    { name: '글', rows: writings?.rows.map(rowOfWriting) ?? [], hasMore: writings?.hasMore ?? false },
    { name: '화면', rows: called.slice(0, screensMost).map(rowOfScreen), hasMore: called.length > screensMost },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
