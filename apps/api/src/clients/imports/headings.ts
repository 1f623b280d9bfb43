import { importFields, type ImportKind, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';

/** What lists call these things, beside the word of ours. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: [
    '성명',
    '회원명',
    '회원이름',
    '회원성명',
    '후원자',
    '후원자명',
    '후원자이름',
    '단체명',
    '이름단체명',
    '직원',
    '직원명',
    '직원이름',
  ],
  phone: [
    '전화',
    '연락처',
    '휴대폰',
    '휴대전화',
    '핸드폰',
    '핸드폰번호',
    '휴대폰번호',
    '휴대전화번호',
    'hp',
    'tel',
    '회원전화번호',
  ],
  email: ['메일', '이메일주소', '전자우편', 'email', 'e-mail'],
  role: ['역할', '맡은일', '담당', '담당업무', '업무', '직책', '직위', '권한'],
  birthDate: ['생일', '생년월', '출생일', '생년월일8자리'],
  address: ['주소지', '거주지', '집주소', '도로명주소', '사는곳'],
  guardianName: ['보호자', '보호자명', '보호자성명'],
  guardianPhone: ['보호자전화', '보호자연락처', '보호자휴대폰'],
  gift: ['후원종류', '후원구분', '후원형태', '구분', '납부방법', '후원유형'],
  amount: ['후원금', '후원금액', '월후원금', '금액원', '약정금액'],
  goods: ['후원물품', '품목', '물품명'],
  wantsReceipt: ['영수증', '기부금영수증발급', '영수증필요', '기부금영수증필요'],
  agreedOn: [
    '동의일',
    '동의한날',
    '동의날짜',
    '동의일자',
    '동의서',
    '개인정보동의',
    '개인정보동의일',
    '개인정보동의일자',
    '동의서받은날',
    '종이동의',
  ],
};
/** The same thing under another name, by kind. */
const sinceWords: Record<ImportKind, readonly string[]> = {
  members: ['가입일', '가입일자', '가입날짜', '입회일', '등록일'],
  supporters: ['후원시작일', '시작일', '시작한날', '후원일', '신청일', '약정일'],
};

/** A longer one is none, and would be long about being looked at. */
const longest = 100;

const plain = (heading: string) =>
  heading
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*\)|[\s·*_/:.]/g, '');

/** The field that a heading names. */
export function fieldOfHeading(kind: ListKind, heading: string): string {
  const wanted = plain(heading);
  if (wanted === '') return '';
  const field = importFields[kind].find(({ name, label }) => {
    const others = name === 'since' && kind !== 'staff' ? sinceWords[kind] : (synonyms[name] ?? []);
    return [plain(label), ...others].includes(wanted);
  });
  return field?.name ?? '';
}

/** Whether a column says itself that it holds what nobody may keep. */
export const namesResidentNumbers = (heading: string): boolean => /주민(등록)?번호/.test(plain(heading));
