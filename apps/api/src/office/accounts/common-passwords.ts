const ofTheAssociation = `
  협회 신장 투석 혈액투석 복막투석 환우 환자 장애인 회원 이송 센터 병원 사무국 사랑 희망 나눔 봉사 건강 콩팥 이식
  장기기증 후원 복지 주간보호 kidney renal dialysis patient association hospital hope love`;

/** Wherever an association is at home. */
const ofTheCountry = `
  서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충북 충남 전북 전남 경북 경남 제주 korea
  seoul busan daegu incheon gwangju daejeon ulsan sejong gyeonggi gangwon chungbuk chungnam jeonbuk jeonnam gyeongbuk gyeongnam jeju`;

const ofEverybody = `
  비밀번호 암호 관리자 안녕하세요 안녕 사랑해 대한민국 우리집 행복 감사합니다 감사 하나님 예수
  password passwd passphrase passcode pass secret login signin access letmein welcome admin administrator root master
  manager owner editor guest user test temp default changeme change hello hi please open sesame trustno whatever nothing
  computer internet iloveyou loveyou lovely forever princess prince sunshine flower angel baby honey sweet happy lucky
  family friend mother father jesus christ church heaven freedom peace dragon monkey tiger lion eagle shadow batman
  superman pokemon starwars samsung iphone football baseball soccer hockey michael jordan jessica jennifer charlie daniel
  thomas summer winter spring autumn january february march april june july august september october november december
  monday friday sunday today google naver kakao daum facebook home house office work my new old the is com www net org go kr`;

/** What guessers try first, and what anybody who knows the association would try. Hangul stands for its keys too. */
export const knownWords = `${ofTheAssociation} ${ofTheCountry} ${ofEverybody}`.trim().split(/\s+/);

/** Walks of the fingers: any stretch of four or more, in either direction. */
export const keyboardWalks = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()_+',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  'qweasdzxcrtyfghvbn',
  '147258369',
  '159357',
];
