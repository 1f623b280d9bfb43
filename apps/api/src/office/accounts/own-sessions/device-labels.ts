/** In the order in which they give themselves away: a browser names those it descends from as well. */
const browsers: [RegExp, string][] = [
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '네이버 웨일'],
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/Edg(e|A|iOS)?\//, '엣지'],
  [/OPR\//, '오페라'],
  [/Firefox\/|FxiOS\//, '파이어폭스'],
  [/Chrome\/|CriOS\//, '크롬'],
  [/Safari\//, '사파리'],
];
const machines: [RegExp, string][] = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android.*Mobile/, '안드로이드 휴대전화'],
  [/Android/, '안드로이드 태블릿'],
  [/Windows/, '윈도우 컴퓨터'],
  [/Macintosh/, '맥 컴퓨터'],
  [/CrOS/, '크롬북'],
  [/Linux/, '리눅스 컴퓨터'],
];

const find = (known: [RegExp, string][], userAgent: string) => known.find(([form]) => form.test(userAgent))?.[1];

/** What somebody would call the device they sit at. */
export function deviceInWords(userAgent: string): string {
  const machine = find(machines, userAgent);
  const browser = find(browsers, userAgent);
  return [machine, browser].filter((word) => word !== undefined).join(' · ') || '알 수 없는 기기';
}
