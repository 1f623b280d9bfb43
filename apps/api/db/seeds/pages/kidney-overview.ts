import type { SeedPage } from '../seed-page.ts';
import { careBlocks } from './kidney-overview-care.ts';

export const kidneyOverview: SeedPage = {
  slug: 'kidney/overview',
  title: '신장(콩팥)병 알아보기',
  lead: '콩팥은 피를 깨끗하게 걸러 주는 장기입니다. 콩팥병은 일찍 알수록 돌볼 수 있는 길이 많습니다.',
  description:
    '콩팥이 하는 일, 콩팥병의 다섯 단계(eGFR), 증상과 원인, 받아야 할 검사, 병원에 연락할 때를 쉬운 말로 알려 드립니다.',
  blocks: [
    {
      id: 'what-kidneys-do',
      type: 'text',
      heading: '콩팥은 어떤 일을 합니까?',
      html:
        '<p>콩팥은 등 쪽 허리 위에 양쪽으로 하나씩 있습니다. 크기는 주먹만 하고, 모양은 강낭콩을 닮았습니다. 병원에서는 <strong>신장</strong>이라고도 부릅니다.</p>' +
        '<p>콩팥은 쉬지 않고 피를 거릅니다. 온몸의 피가 30분마다 한 번씩 모두 걸러집니다.</p>' +
        '<ul>' +
        '<li>몸에 쌓인 찌꺼기(노폐물)와 남는 물을 소변으로 내보냅니다.</li>' +
        '<li>나트륨·칼륨 같은 전해질의 균형을 맞춥니다.</li>' +
        '<li>혈압을 알맞게 지킵니다.</li>' +
        '<li>피를 만들라는 신호를 보냅니다.</li>' +
        '<li>뼈를 튼튼하게 지킵니다.</li>' +
        '</ul>',
    },
    {
      id: 'kidney-place',
      type: 'figure',
      art: 'kidney-place',
      alt: '사람의 뒷모습 그림입니다. 허리 위 등뼈 양옆에 콩팥이 하나씩 있고, 콩팥에서 나온 가는 길이 방광으로 이어집니다.',
      caption: '콩팥은 등 쪽, 갈비뼈 아래에 있습니다. 걸러 낸 소변은 방광으로 내려갑니다.',
    },
    {
      id: 'what-is-ckd',
      type: 'text',
      heading: '만성콩팥병은 어떤 병입니까?',
      html:
        '<p>콩팥이 다치거나 제 일을 못 하는 상태가 <strong>석 달 넘게</strong> 이어지면 만성콩팥병이라고 합니다. 신장병, 만성신부전도 비슷한 뜻으로 쓰는 말입니다.</p>' +
        '<p>오래 걸려 나빠진 콩팥은 예전으로 되돌리기 어렵습니다. 그래도 약과 생활 습관으로 나빠지는 속도를 늦추는 분이 많습니다.</p>' +
        '<p>며칠 사이에 갑자기 나빠지는 <strong>급성콩팥손상</strong>도 있습니다. 심한 설사나 탈수, 약 때문에 생기기도 합니다. 빨리 치료하면 회복되는 때가 많습니다.</p>',
    },
    {
      id: 'how-to-read-egfr',
      type: 'text',
      heading: '결과지의 숫자는 어떻게 읽습니까?',
      html:
        '<p>피검사 결과지에서 <strong>eGFR</strong>이라는 글자를 찾아보십시오. 콩팥이 피를 얼마나 잘 거르는지 어림한 숫자입니다(사구체여과율). 숫자가 작을수록 콩팥 기능이 낮습니다.</p>' +
        '<p>한 번의 검사로 단계를 정하지는 않습니다. 시간을 두고 다시 검사해서 함께 봅니다. 소변에 단백질(알부민)이 새는지도 봅니다.</p>',
    },
    {
      id: 'stages',
      type: 'comparison',
      heading: '콩팥병의 다섯 단계',
      caption: 'eGFR 숫자로 나눈 만성콩팥병의 단계',
      columns: ['eGFR 숫자', '콩팥의 상태', '이때 하실 일'],
      rows: [
        {
          label: '1단계',
          cells: [
            '90 이상',
            '숫자는 정상이지만 소변 검사나 사진 검사에서 콩팥이 다친 흔적이 보입니다.',
            '원인을 찾고, 혈압과 혈당을 살핍니다.',
          ],
        },
        {
          label: '2단계',
          cells: [
            '60~89',
            '기능이 조금 떨어졌습니다. 느끼는 증상은 거의 없습니다.',
            '정해진 날에 검사를 받습니다. 싱겁게 먹기 시작합니다.',
          ],
        },
        {
          label: '3단계',
          cells: [
            '30~59',
            '기능이 꽤 떨어졌습니다. 빈혈이 생기거나 뼈가 약해지기도 합니다.',
            '신장내과 의사를 만납니다. 드시는 약을 모두 보여 줍니다.',
          ],
        },
        {
          label: '4단계',
          cells: [
            '15~29',
            '기능이 많이 떨어졌습니다. 붓거나 피곤한 증상이 나타납니다.',
            '투석과 이식 가운데 나에게 맞는 방법을 의사와 미리 의논합니다.',
          ],
        },
        {
          label: '5단계',
          cells: [
            '15 미만',
            '콩팥이 거의 일을 못 합니다. 말기 콩팥병(말기신부전)이라고 합니다.',
            '투석이나 이식을 언제 시작할지 의사와 정합니다.',
          ],
        },
      ],
    },
    {
      id: 'albumin',
      type: 'comparison',
      heading: '소변의 알부민 숫자',
      caption: '소변 알부민 검사(알부민·크레아티닌 비율)의 뜻',
      columns: ['숫자', '뜻'],
      rows: [
        { label: '정상', cells: ['30 미만', '알부민이 거의 새지 않습니다.'] },
        { label: '조금 샙니다', cells: ['30~299', '콩팥이 다치기 시작했다는 신호일 수 있습니다.'] },
        { label: '많이 샙니다', cells: ['300 이상', '콩팥이 더 빨리 나빠질 수 있습니다.'] },
      ],
    },
    {
      id: 'albumin-note',
      type: 'text',
      html: '<p>알부민은 피에 있어야 할 단백질입니다. eGFR이 정상이어도 소변으로 샐 수 있습니다(알부민뇨). 열이 나거나 힘든 운동을 한 뒤에는 잠시 높아지므로 다시 검사합니다.</p>',
    },
    {
      id: 'stages-note',
      type: 'callout',
      tone: 'info',
      heading: '단계가 곧 앞날은 아닙니다',
      html: '<p>3단계에서 오랫동안 머무는 분도 많습니다. 병원에서는 3단계를 3a와 3b로 나누어 부르기도 합니다. 내 숫자가 어떤 뜻인지는 담당 의사에게 물어보십시오.</p>',
    },
    {
      id: 'symptoms',
      type: 'text',
      heading: '어떤 증상이 나타납니까?',
      html:
        '<p><strong>처음에는 아무 증상이 없는 때가 많습니다.</strong> 그래서 검사로 찾아야 합니다.</p>' +
        '<h3>콩팥이 나빠지면서 느끼는 변화</h3>' +
        '<ul>' +
        '<li>소변에 거품이 많이 생기고 잘 사라지지 않습니다(단백뇨).</li>' +
        '<li>밤에 소변을 보러 자주 일어납니다(야간뇨).</li>' +
        '<li>아침에 얼굴이 붓고, 저녁에 발목이 붓습니다(부종).</li>' +
        '<li>혈압이 오르거나 약을 먹어도 잘 내려가지 않습니다.</li>' +
        '</ul>' +
        '<h3>많이 나빠졌을 때</h3>' +
        '<ul>' +
        '<li>쉽게 지치고 얼굴빛이 창백해집니다(빈혈).</li>' +
        '<li>입맛이 없고 속이 메스껍습니다.</li>' +
        '<li>온몸이 가렵고 잠이 잘 오지 않습니다.</li>' +
        '<li>조금만 움직여도 숨이 찹니다.</li>' +
        '</ul>' +
        '<p>이런 증상은 다른 병 때문에 생기기도 합니다. 혼자 짐작하지 마시고 병원에서 확인하십시오.</p>',
    },
    {
      id: 'causes',
      type: 'text',
      heading: '왜 콩팥이 나빠집니까?',
      html:
        '<ul>' +
        '<li><strong>당뇨병</strong>이 가장 흔한 원인입니다. 높은 혈당이 콩팥의 가는 혈관을 상하게 합니다.</li>' +
        '<li><strong>고혈압</strong>은 콩팥에 큰 부담을 줍니다. 콩팥이 나빠지면 혈압이 더 오릅니다.</li>' +
        '<li><strong>사구체신염</strong>은 피를 거르는 그물에 염증이 생기는 병입니다.</li>' +
        '<li><strong>다낭콩팥병</strong>은 콩팥에 물혹이 여러 개 자라는 병입니다. 가족끼리 이어질 수 있습니다.</li>' +
        '<li>돌이나 전립선 때문에 <strong>소변 길이 막혀도</strong> 콩팥이 상합니다.</li>' +
        '<li><strong>진통제</strong>를 오래 먹거나 성분을 모르는 약을 먹어도 상할 수 있습니다.</li>' +
        '</ul>' +
        '<p>원인을 끝내 모르는 때도 있습니다. 내 탓이라고 여기지 마십시오.</p>',
    },
    {
      id: 'korea-numbers',
      type: 'facts',
      heading: '우리나라에서는',
      intro: '투석이나 이식이 필요한 말기 콩팥병에 대한 통계입니다.',
      keys: ['kidney-cause-diabetes', 'kidney-age-65', 'kidney-treatment-share'],
    },
    {
      id: 'who-should-test',
      type: 'text',
      heading: '누가 검사를 받아야 합니까?',
      html:
        '<p>아래에 하나라도 들면 해마다 검사를 받으십시오. 얼마나 자주 받을지는 담당 의사와 정하십시오.</p>' +
        '<ul>' +
        '<li>당뇨병이나 고혈압이 있습니다.</li>' +
        '<li>가족 가운데 콩팥병 환자가 있습니다.</li>' +
        '<li>심장병이나 뇌졸중을 앓았습니다.</li>' +
        '<li>예순이 넘었거나 몸무게가 많이 나갑니다.</li>' +
        '<li>진통제를 자주 먹습니다.</li>' +
        '</ul>',
    },
    {
      id: 'tests',
      type: 'steps',
      heading: '검사는 어렵지 않습니다',
      items: [
        { title: '소변 검사', text: '종이컵에 소변을 받아 냅니다. 단백질이나 피가 섞였는지 봅니다.' },
        { title: '피검사', text: '팔에서 피를 조금 뽑습니다. 크레아티닌이라는 찌꺼기를 재서 eGFR을 셈합니다.' },
        { title: '혈압 재기', text: '집에서도 같은 시각에 재어 적어 두면 진료에 도움이 됩니다.' },
        { title: '콩팥 초음파', text: '배와 등에 기계를 대고 콩팥의 크기와 모양을 봅니다. 아프지 않습니다.' },
      ],
    },
    {
      id: 'tests-note',
      type: 'callout',
      tone: 'info',
      html: '<p>국가건강검진 결과지에도 콩팥 기능과 소변 단백질이 나옵니다. 버리지 말고 모아 두십시오. 지난 숫자와 견주어 보는 것이 중요합니다.</p>',
    },
    ...careBlocks,
    {
      id: 'general-advice',
      type: 'callout',
      tone: 'info',
      html: '<p>이 글은 일반 안내입니다. 사람마다 몸이 다릅니다. 약과 식사를 바꾸기 전에 담당 의사와 상의하십시오.</p>',
    },
    {
      id: 'next',
      type: 'action',
      heading: '이어서 읽어 보십시오',
      text: '투석이나 이식을 권유받으셨다면 세 가지 방법을 견주어 보실 수 있습니다.',
      actions: [
        { label: '투석과 이식 (신대체요법)', href: '/kidney/therapy' },
        { label: '[[지역]] 인공신장실', href: '/kidney/facilities' },
        { label: '신장장애인 복지 정보', href: '/kidney/welfare' },
      ],
    },
  ],
  sources: [
    {
      title: '미국 질병통제예방센터(CDC), Chronic Kidney Disease Care in an Emergency: 콩팥이 하는 일',
      href: 'https://blogs.cdc.gov/publichealthmatters/2020/03/dialysis/',
    },
    {
      title: '미국 신장재단(NKF) K/DOQI 만성콩팥병 단계 기준(미국당뇨병학회지 Diabetes Care에 실린 표)',
    },
    {
      title: '미국 신장기금(American Kidney Fund), Stages of CKD: Stage 4',
      href: 'https://www.kidneyfund.org/assets/expanding-content-blocks/kidney-disease-section/stages-of-ckd/stage-4-ckd.html',
    },
    {
      title: '대한신장학회, 말기 콩팥병 팩트시트 2024 (중앙일보헬스미디어 보도)',
      href: 'https://jhealthmediam.joins.com/article/article_view.asp?pno=27985',
    },
    {
      title: '서울아산병원, 소변 알부민/크레아티닌 비율 검사: 알부민 숫자의 뜻',
      href: 'https://www.amc.seoul.kr/asan/healthinfo/management/managementDetail.do?managementId=91',
    },
    {
      title: '캐나다 당뇨병학회(Diabetes Canada), Sick Day Medication List: 아픈 날의 약',
      href: 'https://guidelines.diabetes.ca/fullguidelines/appendices/appendix7',
    },
    {
      title: '영국 신장학회, Clinical practice guideline on pregnancy and renal disease: 임신을 앞둔 상담',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6822421',
    },
    {
      title: '질병관리청, 만성콩팥병 유병현황(2013): 만성콩팥병의 뜻',
      href: 'https://kdca.go.kr/board/board.es?mid=a20602010000&bid=0034&list_no=62020&act=view',
    },
  ],
  checkedOn: '2026-11-14',
};
