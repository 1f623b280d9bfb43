import type { Banner, Identity } from '@kidney/contract/settings/settings.schema.ts';

/** Plainly sample, until the office writes its own. */
const identity: Identity = {
  name: '울산 신장장애인협회',
  phone: '052-000-0000',
  fax: '052-000-0001',
  email: 'office@example.org',
  address: '울산광역시 ○○구 ○○로 00 (표본 주소)',
  hours: '평일 9시~18시',
  representative: '회장',
  registrationNumber: '고유번호 000-00-00000 (표본)',
  accounts: [{ bank: '○○은행', number: '000-0000-0000-00 (표본)', holder: '울산 신장장애인협회' }],
  links: [
    { label: '울산광역시 교통약자이동지원센터 (부르미)', href: 'https://ubr.or.kr' },
    { label: '국립장기조직혈액관리원', href: 'https://www.konos.go.kr' },
    { label: '국민건강보험공단', href: 'https://www.nhis.or.kr' },
  ],
};

const banner: Banner = { tone: 'notice', text: '', href: null, linkLabel: '', from: null, until: null };

export const sampleSettings = { identity, banner };
