import { CHECKED, type SeedFact } from '../seed-fact.ts';

const NHIS = '국민건강보험공단, 「만성콩팥병 환자에게 건강보험 산정특례제도를」(2023년 8월)';
const NHIS_HREF = 'https://www.nhis.or.kr/static/alim/paper/oldpaper/202308/sub/section1_5.html';

export const registrationFacts: SeedFact[] = [
  {
    key: 'register-severe',
    label: '투석을 받는 분',
    value: '장애의 정도가 심한 장애인',
    amount: null,
    note: '만성신부전으로 투석을 시작하고 석 달이 지나면 등록할 수 있습니다. 혈액투석과 복막투석이 같습니다.',
    effectiveFrom: '2023-08-01',
    source: NHIS,
    sourceHref: NHIS_HREF,
    checkedOn: null,
  },
  {
    key: 'register-mild',
    label: '신장이식을 받은 분',
    value: '장애의 정도가 심하지 않은 장애인',
    amount: null,
    effectiveFrom: '2023-08-01',
    source: NHIS,
    sourceHref: NHIS_HREF,
    checkedOn: null,
  },
  {
    key: 'register-where',
    label: '신청하는 곳',
    value: '주소지 읍·면·동 주민센터(행정복지센터)',
    amount: null,
    note: '본인이 움직이기 어려우면 배우자, 부모, 자녀, 형제자매 등이 대신 신청할 수 있습니다.',
    effectiveFrom: null,
    source: '대전광역시 대덕구, 「장애인등록절차」',
    sourceHref: 'https://daedeok.go.kr/dpt/goContents.do?link=/dpt/dpt06/DPT06020401&menuId=DPT06020401',
    checkedOn: CHECKED,
  },
  {
    key: 'register-objection',
    label: '결과를 받아들이기 어려울 때',
    value: '결과를 안 날부터 90일 안에 이의신청',
    amount: null,
    note: '주민센터에 글로 냅니다. 한 번만 할 수 있으니 새 진료 기록을 함께 내십시오. 이 결과도 어려우면 90일 안에 행정심판을 청구할 수 있습니다.',
    effectiveFrom: null,
    source: '「장애인복지법」 제84조, 장애정도심사 이의신청 안내 글',
    sourceHref: 'https://www.law.go.kr/법령/장애인복지법',
    checkedOn: null,
  },
  {
    key: 'register-review',
    label: '심사하는 곳',
    value: '국민연금공단',
    amount: null,
    note: '주민센터가 서류를 공단으로 보냅니다.',
    effectiveFrom: null,
    source: '대전광역시 대덕구, 「장애인등록절차」',
    sourceHref: 'https://daedeok.go.kr/dpt/goContents.do?link=/dpt/dpt06/DPT06020401&menuId=DPT06020401',
    checkedOn: CHECKED,
  },
];
