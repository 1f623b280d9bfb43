import type { IconName } from '../../ui/icon/icon.tsx';

interface OfficeScreen {
  label: string;
  to: string;
  icon: IconName;
  /** Whose work it is; without it, everybody's who is signed in. */
  roles?: readonly string[];
}

const officeScreens: readonly OfficeScreen[] = [
  { label: '업무 홈', to: '/admin', icon: 'home' },
  { label: '전화 받기', to: '/admin/call', icon: 'phone', roles: ['dispatcher', 'owner'] },
  { label: '신청 접수', to: '/admin/applications', icon: 'list', roles: ['dispatcher', 'owner'] },
  { label: '다른 형식 요청', to: '/admin/format-requests', icon: 'print', roles: ['dispatcher', 'owner'] },
  { label: '직원', to: '/admin/people', icon: 'users', roles: ['owner'] },
  { label: '모든 글', to: '/admin/contents', icon: 'edit', roles: ['editor', 'owner'] },
  { label: '금액과 사실', to: '/admin/facts', icon: 'list', roles: ['editor', 'owner'] },
  { label: '깨진 링크', to: '/admin/links', icon: 'external', roles: ['editor', 'owner'] },
  {
    label: '운행하지 않는 날',
    to: '/admin/service-days',
    icon: 'calendar',
    roles: ['editor', 'dispatcher', 'owner'],
  },
  { label: '해마다 할 일', to: '/admin/duties', icon: 'check', roles: ['editor', 'dispatcher', 'owner'] },
  { label: '메시지', to: '/admin/messages', icon: 'bell', roles: ['owner'] },
  { label: '기록', to: '/admin/records', icon: 'file', roles: ['owner'] },
  { label: '누리집 상태', to: '/admin/watch', icon: 'check', roles: ['owner'] },
  { label: '보관 기간', to: '/admin/retention', icon: 'clock', roles: ['owner'] },
  { label: '설정', to: '/admin/settings', icon: 'alert', roles: ['editor', 'dispatcher', 'owner'] },
];

/** The screens of the office that somebody with these roles can use. */
export const screensOf = (roles: readonly string[]): OfficeScreen[] =>
  officeScreens.filter((screen) => !screen.roles || screen.roles.some((role) => roles.includes(role)));
