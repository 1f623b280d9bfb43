import { CHECKED, type SeedFact } from '../seed-fact.ts';

const RATE = '보건복지부 「희귀·중증난치질환 지원 강화방안」, SBS 2026년 1월 5일 보도';
const RATE_HREF = 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008392416';
const NHIS = '국민건강보험공단, 「만성콩팥병 환자에게 건강보험 산정특례제도를」(2023년 8월)';
const NHIS_HREF = 'https://www.nhis.or.kr/static/alim/paper/oldpaper/202308/sub/section1_5.html';
const NHIS_PD = '국민건강보험공단, 「만성신부전증 환자의 복막관류액 및 자동복막투석 소모성재료 구입비」';
const NHIS_PD_HREF = 'https://www.nhis.or.kr/static/html/wbma/c/wbmac0204.html';

export const medicalCostFacts: SeedFact[] = [
  {
    key: 'special-rate',
    label: '산정특례 본인 부담',
    value: '병원비의 10%',
    amount: null,
    note: '정부는 2026년 하반기부터 5%까지 차례로 낮추겠다고 했습니다. 지금 몇 %인지는 1577-1000에 물어보십시오. 투석, 투석 혈관 수술과 시술, 이식 뒤 합병증 치료에 적용됩니다. 비급여와 선별급여는 빠집니다.',
    effectiveFrom: '2026-01-05',
    source: RATE,
    sourceHref: RATE_HREF,
    checkedOn: null,
  },
  {
    key: 'special-rate-30days',
    label: '산정특례 신청 때',
    value: '확진받은 날부터 30일 안',
    amount: null,
    note: '30일 안에 신청하면 확진받은 날부터 적용됩니다. 늦으면 신청한 날부터 적용됩니다.',
    effectiveFrom: '2023-08-01',
    source: NHIS,
    sourceHref: NHIS_HREF,
    checkedOn: null,
  },
  {
    key: 'special-rate-5years',
    label: '산정특례 기간',
    value: '5년',
    amount: null,
    note: '끝날 무렵에도 치료가 이어지면 다시 등록할 수 있습니다. 끝나는 날을 적어 두십시오.',
    effectiveFrom: '2023-08-01',
    source: NHIS,
    sourceHref: NHIS_HREF,
    checkedOn: null,
  },
  {
    key: 'pd-supply-base',
    label: '자동복막투석 소모품 기준 금액',
    value: '하루 10,420원',
    amount: 10420,
    note: '건강보험공단이 기준 금액의 90%를 줍니다. 공단에 등록한 판매업소에서 사셔야 합니다. 지금 금액은 1577-1000에 물어보십시오.',
    effectiveFrom: '2017-01-01',
    source: NHIS_PD,
    sourceHref: NHIS_PD_HREF,
    checkedOn: null,
  },
  {
    key: 'pd-fluid-rate',
    label: '복막투석액 값',
    value: '기준 약값의 90%를 건강보험공단이 부담',
    amount: null,
    note: '산정특례를 등록한 분은 90%, 등록하지 않은 분은 70%입니다. 차상위 본인부담경감 대상자는 100%입니다.',
    effectiveFrom: null,
    source: NHIS_PD,
    sourceHref: NHIS_PD_HREF,
    checkedOn: null,
  },
  {
    key: 'rare-disease-aid',
    label: '희귀질환자 의료비 지원',
    value: '소득과 재산이 기준보다 적으면 남은 본인 부담금을 지원',
    amount: null,
    note: '투석 중이고 심한 장애로 등록한 분이 대상입니다. 2026년 소득 기준은 중위소득 140% 미만입니다. 혼자 사는 분은 한 달 3,589,933원, 네 식구는 9,092,633원입니다. 재산 기준은 보건소에 물어보십시오.',
    effectiveFrom: '2026-01-01',
    source: '보건복지부 2026년 기준 중위소득, 희귀질환자 의료비 지원사업 안내(2026년 1월 게시)',
    sourceHref: 'https://informlogue.trendofkorea.com/2026/01/2026_50.html',
    checkedOn: '2026-11-16',
  },
  {
    key: 'rare-disease-start',
    label: '희귀질환자 의료비 지원이 시작되는 날',
    value: '신청서를 낸 날',
    amount: null,
    note: '그 전에 쓴 병원비는 받지 못합니다. 산정특례를 등록하고 나서 서둘러 신청하십시오.',
    effectiveFrom: '2025-01-01',
    source: '화성시보건소, 「희귀질환자 의료비 지원」(2025년)',
    sourceHref: 'https://www.hscity.go.kr/health/business/expense/incurable.jsp',
    checkedOn: null,
  },
  {
    key: 'catastrophic-aid',
    label: '재난적 의료비 지원',
    value: '소득에 견주어 병원비가 지나치게 많을 때 그 일부를 지원',
    amount: null,
    note: '국민건강보험공단에 신청합니다. 보통 30일 안에 결과를 알려 줍니다.',
    effectiveFrom: null,
    source: '「재난적의료비 지원에 관한 법률」 제5조·제10조·제12조',
    sourceHref: 'https://www.law.go.kr/법령/재난적의료비지원에관한법률',
    checkedOn: CHECKED,
  },
];
