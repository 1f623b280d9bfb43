import { CHECKED, type SeedFact } from '../seed-fact.ts';

const KSN = '대한신장학회, 「말기 콩팥병 팩트시트 2024」(2022년 통계), 중앙일보헬스미디어 보도';
const KSN_HREF = 'https://jhealthmediam.joins.com/article/article_view.asp?pno=27985';

export const kidneyFacts: SeedFact[] = [
  {
    key: 'kidney-cause-diabetes',
    label: '말기 콩팥병의 가장 큰 원인',
    value: '당뇨병 48%',
    amount: null,
    effectiveFrom: null,
    source: KSN,
    sourceHref: KSN_HREF,
    checkedOn: CHECKED,
  },
  {
    key: 'kidney-age-65',
    label: '말기 콩팥병 환자 가운데 65세 이상',
    value: '100명 가운데 59명쯤',
    amount: null,
    effectiveFrom: null,
    source: KSN,
    sourceHref: KSN_HREF,
    checkedOn: CHECKED,
  },
  {
    key: 'kidney-treatment-share',
    label: '말기 콩팥병 환자가 받는 치료',
    value: '혈액투석 84%, 신장이식 11%, 복막투석 6%',
    amount: null,
    note: '반올림한 수라서 더하면 100이 넘습니다.',
    effectiveFrom: null,
    source: KSN,
    sourceHref: KSN_HREF,
    checkedOn: CHECKED,
  },
];
