import type { IconName } from '../../ui/icon/icon.tsx';

export interface MenuPage {
  label: string;
  to: string;
  /** What one finds there, in a few words. */
  note: string;
}

export interface Section {
  /** The first part of its pages' addresses. */
  key: string;
  label: string;
  icon: IconName;
  pages: readonly MenuPage[];
}

/** The whole menu, in the order of what patients need first. A page enters here together with its route. */
export const sections: readonly Section[] = [
  {
    key: 'transport',
    label: '병원 이동',
    icon: 'van',
    pages: [
      { label: '병원이송센터', to: '/transport/center', note: '차로 모십니다' },
      { label: '병원 이동 차량 신청', to: '/transport/apply', note: '차를 타고 싶을 때' },
      { label: '내 신청 확인', to: '/transport/status', note: '어디까지 되었는지' },
    ],
  },
  {
    key: 'kidney',
    label: '신장 정보',
    icon: 'book',
    pages: [
      { label: '신장(콩팥)병 알아보기', to: '/kidney/overview', note: '하는 일, 단계, 증상' },
      { label: '투석과 이식 (신대체요법)', to: '/kidney/therapy', note: '세 가지 치료를 나란히' },
      { label: '처음 투석을 시작하신 분께', to: '/kidney/first-weeks', note: '첫 석 달 안내' },
      { label: '인공신장실', to: '/kidney/facilities', note: '투석 병원 찾기' },
      { label: '신장장애인 복지 정보', to: '/kidney/welfare', note: '받을 수 있는 지원' },
      { label: '재난 대비', to: '/kidney/disaster', note: '지진과 정전' },
    ],
  },
  {
    key: 'community',
    label: '소식·참여',
    icon: 'bell',
    pages: [
      { label: '공지사항', to: '/community/notices', note: '꼭 아셔야 할 일' },
      { label: '협회 소식', to: '/community/news', note: '협회가 한 일' },
      { label: '행사와 일정', to: '/community/events', note: '모이는 날과 곳' },
      { label: '소식지', to: '/community/newsletter', note: '한 쪽씩 읽기' },
      { label: '자주 묻는 질문', to: '/community/faq', note: '많이 물으시는 것' },
      { label: '회원 가입 안내', to: '/community/membership', note: '가입하는 방법' },
    ],
  },
  {
    key: 'daycare',
    label: '주간보호',
    icon: 'home',
    pages: [
      { label: '주간보호시설 안내', to: '/daycare/overview', note: '시간, 대상, 신청' },
      { label: '주간보호시설 소개', to: '/daycare/introduction', note: '어떤 곳인지' },
      { label: '프로그램', to: '/daycare/programs', note: '요일마다 하는 일' },
      { label: '주간보호 소식', to: '/daycare/news', note: '센터에서 지낸 하루' },
      { label: '주간보호 공지', to: '/daycare/notice', note: '센터에서 알리는 일' },
    ],
  },
  {
    key: 'hope',
    label: '희망센터',
    icon: 'sun',
    pages: [{ label: '희망센터', to: '/hope/center', note: '상담과 자립 지원' }],
  },
  {
    key: 'love',
    label: '사랑 나눔',
    icon: 'hands',
    pages: [
      { label: '장기기증', to: '/love/donation', note: '생명을 나누는 뜻' },
      { label: '후원 안내', to: '/love/sponsorship', note: '돈과 시간 나누기' },
      { label: '기부금 모금액 및 활용실적', to: '/love/reports', note: '받은 것과 쓴 곳' },
    ],
  },
  {
    key: 'association',
    label: '협회 소개',
    icon: 'users',
    pages: [
      { label: '인사말', to: '/association/greeting', note: '찾아 주신 분께' },
      { label: '설립 목적', to: '/association/purpose', note: '협회가 있는 까닭' },
      { label: '주요 사업', to: '/association/projects', note: '협회가 하는 일' },
      { label: '조직도', to: '/association/organization', note: '맡은 일' },
      { label: '연혁', to: '/association/history', note: '걸어온 길' },
      { label: '오시는 길', to: '/association/directions', note: '주소와 교통편' },
    ],
  },
];

/** What every Korean site has at its foot. */
export const footPages: readonly Omit<MenuPage, 'note'>[] = [
  { label: '개인정보 처리방침', to: '/privacy' },
  { label: '이용 약관', to: '/terms' },
  { label: '접근성 안내', to: '/accessibility' },
  { label: '전체 메뉴', to: '/sitemap' },
];

/** The section that an address belongs to, with or without a page of the menu. */
export function sectionOf(pathname: string): Section | undefined {
  const key = pathname.split('/')[1];
  return sections.find((section) => section.key === key);
}

/** Where one applies for the shuttle. */
export const applyPath = '/transport/apply';
