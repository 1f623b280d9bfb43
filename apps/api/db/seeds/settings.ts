import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import type {
  Banner,
  Identity,
  MenuOrder,
  RetentionPeriods,
} from '@kidney/contract/office/settings/settings.schema.ts';

/** Plainly sample, until the office writes its own. */
export const sampleIdentity: Partial<Identity> = {
  fax: '052-000-0001',
  email: 'office@example.org',
  address: '울산광역시 ○○구 ○○로 00 (표본 주소)',
  representative: '회장',
  registrationNumber: '고유번호 000-00-00000 (표본)',
  accounts: [{ bank: '○○은행', number: '000-0000-0000-00 (표본)', holder: '울산 신장장애인협회' }],
};

const banner: Banner = { tone: 'notice', text: '', href: null, linkLabel: '', from: null, until: null };

/** Ready for the day on which nobody has time to write. */
const disaster: Disaster = {
  isOn: false,
  title: '재난 상황입니다. 아래 안내를 따라 주십시오.',
  lead: '다니시는 투석 병원에 먼저 전화해 주십시오. 전화가 안 되면 아래 번호로 연락해 주십시오.',
  steps: [
    '안전한 곳으로 피하신 뒤, 다니는 투석 병원에 전화합니다. 전화가 안 되면 문자를 남깁니다.',
    '문을 열지 않았으면 아래에서 열려 있는 인공신장실에 전화합니다. 마지막으로 투석한 날을 먼저 말합니다.',
    '비상 식사를 바로 시작합니다. 물, 소금, 칼륨을 평소보다 더 줄입니다.',
    '대피소에서는 “투석 환자입니다”라고 먼저 말합니다. 약과 투석 기록을 챙깁니다.',
    '숨이 차거나 가슴이 아프거나 힘이 빠지면 바로 119에 전화합니다.',
  ],
  calls: [{ label: '구급', phone: '119' }],
  shuttle: { state: 'stopped', note: '도로를 확인하는 대로 다시 알려 드립니다.' },
  clinics: [],
};

const menu: MenuOrder = { order: [] };

/** As long as the words of the consents say. */
const retention: RetentionPeriods = {
  applications: 12,
  members: 12,
  riders: 60,
  pledges: 60,
  formats: 12,
  consents: 36,
};

/** What is the same for every association, until its office writes otherwise. */
export const startingSettings = { banner, disaster, menu, retention };
