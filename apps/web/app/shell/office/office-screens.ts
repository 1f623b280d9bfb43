export interface OfficeScreen {
  label: string;
  to: string;
  /** Whose work it is; without it, everybody's who is signed in. */
  roles?: readonly string[];
  /** Of what section of the site it is, where an association may be without it. */
  section?: string;
}

export interface OfficeGroup {
  label: string;
  screens: readonly OfficeScreen[];
  /** Addresses that belong to it and that no menu can lead to. */
  within?: readonly string[];
}

const owner = ['owner'];
const editors = ['editor', 'owner'];
const dispatchers = ['dispatcher', 'owner'];
const allButDrivers = ['editor', 'dispatcher', 'owner'];

const groups: readonly OfficeGroup[] = [
  {
    label: '오늘',
    screens: [
      { label: '오늘 할 일', to: '/admin' },
      { label: '전화 받기', to: '/admin/call', roles: dispatchers },
      { label: '메시지', to: '/admin/messages', roles: owner },
      { label: '첫날 연습', to: '/admin/tour', roles: dispatchers },
    ],
  },
  {
    label: '사람',
    screens: [
      { label: '신청 접수', to: '/admin/applications', roles: dispatchers },
      { label: '여럿에게 문자', to: '/admin/group-messages', roles: dispatchers },
      { label: '다른 형식 요청', to: '/admin/format-requests', roles: dispatchers },
      { label: '행사 신청', to: '/admin/event-registrations', roles: dispatchers },
      { label: '명단 옮기기', to: '/admin/imports', roles: dispatchers },
    ],
    within: ['/admin/person'],
  },
  {
    label: '이동',
    screens: [{ label: '운행하지 않는 날', to: '/admin/service-days', roles: allButDrivers, section: 'transport' }],
  },
  {
    label: '글',
    screens: [
      { label: '모든 글', to: '/admin/contents', roles: editors },
      { label: '금액과 사실', to: '/admin/facts', roles: editors },
      { label: '깨진 링크', to: '/admin/links', roles: editors },
      { label: '옛 글 옮기기', to: '/admin/old-posts', roles: editors },
      { label: '인공신장실', to: '/kidney/facilities', roles: editors },
    ],
  },
  {
    label: '관리',
    screens: [
      { label: '직원', to: '/admin/people', roles: owner },
      { label: '해마다 할 일', to: '/admin/duties', roles: allButDrivers },
      { label: '기록', to: '/admin/records', roles: owner },
      { label: '누리집 상태', to: '/admin/watch', roles: owner },
      { label: '보관 기간', to: '/admin/retention', roles: owner },
      { label: '설정', to: '/admin/settings', roles: allButDrivers },
    ],
  },
];

type Has = (section: string) => boolean;
const hasAll: Has = () => true;

/** The groups of the office with what somebody of these roles can use; a group without anything is not there. */
export function groupsOf(roles: readonly string[], has = hasAll): OfficeGroup[] {
  const isOf = ({ roles: whose, section }: OfficeScreen) =>
    (!whose || whose.some((role) => roles.includes(role))) && (!section || has(section));
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(isOf) }))
    .filter(({ screens }) => screens.length > 0);
}

export const screensOf = (roles: readonly string[], has = hasAll): OfficeScreen[] =>
  groupsOf(roles, has).flatMap(({ screens }) => screens);

const isAt = (path: string, to: string) => path === to || (to !== '/admin' && path.startsWith(`${to}/`));

/** Whether somebody on this page is within the group. */
export const isWithin = ({ screens, within = [] }: OfficeGroup, path: string): boolean =>
  [...screens.map(({ to }) => to), ...within].some((to) => isAt(path, to));
