import type { Answers, FormField } from '@kidney/contract/applications/forms.schema.ts';
import type { ConsentText } from '@kidney/contract/people/consents.schema.ts';
import { describe, expect, it } from 'vitest';
import { checkForm, checkPage, describeForm, describePage, groupsOf, missingPage, pagesOf } from './engine.ts';
import { readAmount, wonInWords } from './fields/amount.ts';
import { readBirthDate } from './fields/birth-date.ts';
import { readChairTime, timeInWords } from './fields/chair-time.ts';
import { hyphened, readPhone } from './fields/phone.ts';
import { textField } from './fields/text-field.ts';
import type { Form, FormWorld, Page } from './form.ts';
import { forms } from './forms.ts';

const text = (id: string, isRequired: boolean): ConsentText => ({
  id,
  kind: 'collection',
  title: '개인정보 수집·이용 동의',
  purpose: '회원 관리',
  items: '이름, 전화번호',
  period: '탈퇴할 때까지',
  recipient: null,
  refusal: '동의하지 않으실 수 있습니다.',
  isRequired,
  from: '2026-11-16',
});

const world: FormWorld = {
  today: '2026-11-16',
  clinics: [{ id: 7, name: '표본내과', district: '남구' }],
  closures: [
    { date: '2026-12-25', reason: '성탄절' },
    { date: '2026-12-29', reason: '차량 점검' },
  ],
  facts: new Map([
    ['transport-fee-word', { value: '이용 분담금', note: null }],
    ['transport-fee', { value: '30,000원', note: null }],
    ['transport-fee-reduced', { value: '10,000원', note: '증명서를 보여 주십시오.' }],
    ['transport-days', { value: '월요일~금요일', note: '토요일, 일요일, 공휴일에는 쉽니다.' }],
    ['burumi-phone', { value: '052-000-0000', note: null }],
  ]),
  accounts: [{ bank: '○○은행', number: '000-0000-00', holder: '협회' }],
  consentTexts: () => [text('membership/collection/1', true), text('membership/messages/1', false)],
};

const ride: Answers = {
  giver: 'family',
  applicantName: '가족',
  applicantPhone: '010 0000 0001',
  name: '신청인',
  phone: '+82 10-0000-0000',
  pickUp: '남구 예시로 1, 101동 101호',
  clinic: '7',
  days: ['thu', 'tue', 'sat'],
  chairTime: '6:30',
  help: 'arm',
  direction: 'both',
  feeClass: 'livelihood',
  joins: 'no',
};

const pageOf = (form: Form, key: string) => form.pages.find((page) => page.key === key) as Page;
const problemsOf = (form: Form, typed: Answers) =>
  checkForm(form, typed, world).problems?.map(({ field }) => field) ?? [];
const valuesOf = (form: Form, typed: Answers) => checkForm(form, typed, world).values ?? {};
const optionsOf = (fields: readonly FormField[], name: string) => {
  const field = fields.find((each) => each.name === name);
  return field?.type === 'choice' ? field.options : [];
};

describe('what people type', () => {
  it('S-TR-01 where nothing was typed, the words say what to do and can be read aloud', () => {
    const bare = textField({ name: 'bare', label: '주소', maxLength: 10 });
    const all = Object.values(forms).flatMap((form) => form.pages.flatMap(({ fields }) => fields));
    const words = [bare, ...all].flatMap((field) => field.read('', world).problem ?? []);
    expect(words.length).toBeGreaterThan(10);
    for (const each of words) expect(each).toMatch(/^[^()]+$/);
  });

  it.each([
    ['010-0000-0000', '010-0000-0000'],
    ['01000000000', '010-0000-0000'],
    ['+82 10 0000 0000', '010-0000-0000'],
    ['(052) 000-0000', '052-000-0000'],
    ['02-000-0000', '02-000-0000'],
  ])('S-TR-01 a telephone number %s is %s', (typed, shown) => {
    expect(hyphened(String(readPhone(typed).value))).toBe(shown);
  });

  it.each(['전화 없음', '010', '010-0000-00000000', '0100000000x'])('S-TR-01 %s is no telephone number', (typed) => {
    expect(readPhone(typed).problem).toContain('숫자로 적어 주십시오');
  });

  it.each(['19550302', '1955.3.2', '1955. 03. 02', '1955-03-02', '1955년 3월 2일'])('a birthday may be %s', (typed) => {
    expect(readBirthDate(typed)).toEqual({ value: '1955-03-02' });
  });

  it.each(['19550230', '550302', '1955', '19551302', '18990101'])('%s is no birthday', (typed) => {
    expect(readBirthDate(typed).problem).toContain('적어 주십시오');
  });

  it.each([
    ['6:30', '오전 6시 30분'],
    ['0630', '오전 6시 30분'],
    ['630', '오전 6시 30분'],
    ['오전 6시 30분', '오전 6시 30분'],
    ['오후 1시 반', '오후 1시 30분'],
    ['오후1시', '오후 1시'],
    ['13시', '오후 1시'],
    ['13:00', '오후 1시'],
    ['12시', '오후 12시'],
    ['저녁 6시', '오후 6시'],
  ])('S-TR-01 the chair is taken at %s: %s', (typed, words) => {
    const { value } = readChairTime(typed);
    expect(timeInWords(String(value))).toBe(words);
    expect(readChairTime(words)).toEqual({ value });
  });

  it.each([
    ['50,000', '50,000원'],
    ['50000원', '50,000원'],
    ['5만 원', '50,000원'],
    ['3천원', '3,000원'],
  ])('S-TR-01 an amount %s is %s', (typed, words) => {
    const { value } = readAmount(typed);
    expect(wonInWords(String(value))).toBe(words);
    expect(readAmount(words)).toEqual({ value });
  });

  it.each(['조금', '500', '-5000', '1.5만', ',', '2,000,000,000'])('S-TR-01 %s is no amount', (typed) => {
    expect(readAmount(typed).problem).toMatch(/주십시오/);
  });

  it('S-TR-01 a time that may be in the morning or in the afternoon is asked for again', () => {
    expect(readChairTime('1:30').problem).toContain('오전인지 오후인지');
    for (const typed of ['아침', '25:00', '6:70', '점심 1시'])
      expect(readChairTime(typed).problem).toContain('예: 오전');
  });
});

describe('the transport form', () => {
  const form = forms.transport;

  it('S-TR-01 keeps every answer in one way, and tells them in words', () => {
    const values = valuesOf(form, ride);
    expect(values).toEqual({
      ...ride,
      applicantPhone: '01000000001',
      phone: '01000000000',
      clinic: '7 표본내과 (남구)',
      days: ['tue', 'thu', 'sat'],
      chairTime: '06:30',
      pickUpNote: '',
      other: '',
    });
    const words = groupsOf(form, values, world).flatMap(({ rows }) => rows.map((row) => row.words));
    expect(words).toEqual([
      '가족',
      '010-0000-0001',
      '신청인',
      '010-0000-0000',
      '남구 예시로 1, 101동 101호',
      '',
      '표본내과 (남구)',
      '화요일, 목요일, 토요일',
      '오전 6시 30분',
      '부축이 필요합니다',
      '갈 때와 올 때 모두',
      '기초생활수급자입니다',
      '',
      '이번에는 하지 않습니다',
    ]);
    expect(form.personOf(values)).toEqual({
      name: '신청인',
      phone: '01000000000',
      guardianName: '가족',
      guardianPhone: '01000000001',
    });
  });

  it('S-TR-01 asks nobody who applies alone for somebody else, and lists every problem at once', () => {
    expect(pagesOf(form, { giver: 'self' })[0]?.key).toBe('rider');
    expect(form.personOf(valuesOf(form, { ...ride, giver: 'self' }))).not.toHaveProperty('guardianName');
    expect(problemsOf(form, { giver: 'self' })).toEqual([
      'name',
      'phone',
      'pickUp',
      'clinic',
      'days',
      'chairTime',
      'help',
      'direction',
      'feeClass',
      'joins',
    ]);
  });

  it('S-TR-02 amounts, days and their words come from their one place', () => {
    const { fields } = describePage(pageOf(form, 'fee'), {}, world);
    expect(optionsOf(fields, 'feeClass').map(({ hint }) => hint)).toEqual([
      '이용 분담금 한 달 30,000원',
      '이용 분담금 한 달 10,000원',
      '이용 분담금 한 달 10,000원',
    ]);
    expect(describePage(pageOf(form, 'days'), {}, world).fields[0]?.hint).toContain('월요일~금요일');
    const bare = describePage(pageOf(form, 'fee'), {}, { ...world, facts: new Map() });
    expect(optionsOf(bare.fields, 'feeClass').map(({ hint }) => hint)).toEqual([null, null, null]);
  });

  it('S-TR-02 says at once that no van goes on Saturdays and what helps, and lets the weekdays go on', () => {
    const page = pageOf(form, 'days');
    const notes = (days: string[]) => describePage(page, { days }, world).notes;
    expect(notes(['mon', 'wed'])).toEqual([]);
    const [note] = notes(['tue', 'thu', 'sat']);
    expect(note?.text).toContain('부르미');
    expect(note?.text).toContain('화요일, 목요일만');
    expect(note?.links[0]).toEqual({ label: '부르미', href: 'tel:052-000-0000' });
    expect(notes(['sat'])[0]?.text).toContain('다른 방법을 함께');
    expect(problemsOf(form, ride)).toEqual([]);
  });

  it('S-TR-02 names the next holidays that fall on the chosen days', () => {
    const textOf = (days: string[]) => describePage(pageOf(form, 'days'), { days }, world).notes.at(-1)?.text;
    expect(textOf(['mon', 'wed', 'fri'])).toContain('다음에 쉬는 날: 12월 25일(금) 성탄절. ');
    expect(textOf(['tue', 'fri'])).toContain('12월 25일(금) 성탄절, 12월 29일(화) 차량 점검. ');
    expect(textOf(['mon'])).toBeUndefined();
  });

  it('S-TR-01 a clinic that is not listed is named, and only then', () => {
    expect(problemsOf(form, { ...ride, clinic: 'other' })).toEqual(['clinicName']);
    expect(problemsOf(form, { ...ride, clinic: '8' })).toEqual(['clinic']);
    expect(valuesOf(form, { ...ride, clinicName: '다른 병원' })).not.toHaveProperty('clinicName');
  });

  it('S-TR-01 a clinic that is gone from the list keeps its name where it was sent, and can stay', () => {
    const later = { ...world, clinics: [] };
    const sent = valuesOf(form, ride);
    const shown = groupsOf(form, sent, later).flatMap(({ rows }) => rows);
    expect(shown).toContainEqual({ label: '투석 병원', words: '표본내과 (남구)' });
    const [field] = describePage(pageOf(form, 'clinic'), sent, later).fields;
    if (field?.type !== 'select') throw new Error('a clinic is chosen from a list');
    expect(field.options.find(({ value }) => value === field.value)?.label).toBe('표본내과 (남구)');
    expect(checkForm(form, { ...sent, clinic: field.value }, later, sent)).toEqual({ values: sent });
    expect(problemsOf(form, { ...sent, clinic: '8 지어낸 의원' })).toEqual(['clinic']);
  });

  it('S-TR-01 a clinic of the list is shown as the list names it now', () => {
    const sent = valuesOf(form, ride);
    const renamed = { ...world, clinics: [{ id: 7, name: '새이름내과', district: '남구' }] };
    const shown = groupsOf(form, sent, renamed).flatMap(({ rows }) => rows);
    expect(shown).toContainEqual({ label: '투석 병원', words: '새이름내과 (남구)' });
    const [field] = describePage(pageOf(form, 'clinic'), sent, renamed).fields;
    expect(field).toMatchObject({ value: '7', options: [{ value: '7' }, { value: 'other' }] });
  });

  it('S-TR-01 joining has its own consent, and types nothing twice', () => {
    const joining = { ...ride, joins: 'yes' };
    expect(problemsOf(form, joining)).toEqual(['joinConsents', 'birthDate', 'registration']);
    const more = { birthDate: '19550302', registration: 'yes' };
    expect(problemsOf(form, { ...joining, ...more, joinConsents: ['membership/messages/1'] })).toEqual([
      'joinConsents',
    ]);
    const values = valuesOf(form, { ...joining, ...more, joinConsents: ['membership/collection/1'] });
    const also = form.also?.(values);
    expect(also?.kind).toBe('membership');
    expect(checkForm(forms.membership, also?.answers ?? {}, world)).toEqual({ values: also?.answers });
    expect(forms.membership.personOf(also?.answers ?? {})).toEqual(form.personOf(values));
    expect(form.also?.(valuesOf(form, ride))).toBeNull();
  });

  it('S-TR-01 is missing what was never answered, and what is no answer any more', () => {
    const values = { ...valuesOf(form, ride), clinic: '7' };
    const all = form.pages.map(({ key }) => key);
    expect(missingPage(form, values, all, world)).toBeUndefined();
    const but = all.filter((key) => key !== 'other');
    expect(missingPage(form, values, but, world)?.key).toBe('other');
    expect(missingPage(form, values, all, { ...world, clinics: [] })?.key).toBe('clinic');
  });
});

describe('the membership form', () => {
  const form = forms.membership;
  const member = {
    giver: 'self',
    name: '신청인',
    phone: '010-0000-0000',
    birthDate: '19550302',
    address: '남구 예시로 1',
    treatment: 'peritoneal',
    registration: 'yes',
  };

  it('S-TR-01 is short, and makes a person of its answers', () => {
    expect(pagesOf(form, member)).toHaveLength(5);
    expect(form.personOf(valuesOf(form, member))).toEqual({
      name: '신청인',
      phone: '01000000000',
      birthDate: '1955-03-02',
      address: '남구 예시로 1',
    });
  });

  it('S-TR-01 below 14 years somebody with the right to must agree', () => {
    const child = { ...member, birthDate: '20121117' };
    expect(problemsOf(form, child)).toEqual(['birthDate']);
    expect(problemsOf(form, { ...child, birthDate: '20121116' })).toEqual([]);
    const guardian = { giver: 'guardian', applicantName: '보호자', applicantPhone: '010-0000-0001' };
    expect(problemsOf(form, { ...child, ...guardian })).toEqual([]);
    expect(problemsOf(form, { ...child, ...guardian, giver: 'family' })).toEqual(['birthDate']);
    expect(problemsOf(form, { ...member, birthDate: '20261117' })).toEqual(['birthDate']);
  });

  it('S-TR-01 knows what is known already', () => {
    const known = { name: '신청인', phone: '01000000000', address: '남구 예시로 1', birthDate: '1955-03-02' };
    const answers = form.answersOf({
      id: '',
      ...known,
      email: null,
      guardianName: null,
      guardianPhone: null,
      createdAt: new Date(),
    });
    expect(answers).toEqual(known);
    const [first] = describePage(pageOf(form, 'birth-date'), answers, world).fields;
    expect(first).toMatchObject({ value: '1955.03.02' });
    const { values } = checkPage(pageOf(form, 'birth-date'), { birthDate: '1955.03.02' }, member, world);
    expect(values).toEqual({ birthDate: '1955-03-02' });
    expect(describeForm(form, answers, world).map(({ fields }) => fields.some(({ isOptional }) => isOptional))).toEqual(
      [true, false, false, false, false, true],
    );
  });
});

describe('the pledge form', () => {
  const form = forms.pledge;
  const pledge = { giver: 'self', name: '신청인', phone: '010-0000-0000', wantsReceipt: 'yes' };
  const pages = (answers: Answers) => pagesOf(form, answers).map(({ key }) => key);

  it('S-TR-01 asks of each way of giving only what it needs', () => {
    expect(pages({ gift: 'once' })).toEqual(['gift', 'amount', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'monthly' })).toEqual(['gift', 'amount', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'goods' })).toEqual(['gift', 'goods', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'time' })).toEqual(['gift', 'service', 'service-time', 'person', 'message']);
    expect(problemsOf(form, { ...pledge, gift: 'time' })).toEqual(['service', 'serviceOften', 'serviceWhen']);
    expect(problemsOf(form, { ...pledge, gift: 'goods' })).toEqual(['goods']);
    expect(problemsOf(form, { ...pledge, gift: 'money' })).toEqual(['gift']);
  });

  it('S-TR-01 makes a person of its answers, with a mail address only where one was given', () => {
    const values = valuesOf(form, { ...pledge, gift: 'monthly', amount: '3만원', email: 'giver@example.org' });
    expect(form.personOf(values)).toEqual({ name: '신청인', phone: '01000000000', email: 'giver@example.org' });
    const words = groupsOf(form, values, world).flatMap(({ rows }) => rows.map((row) => row.words));
    expect(words.slice(0, 2)).toEqual(['달마다 후원', '30,000원']);
    expect(form.personOf(valuesOf(form, { ...pledge, gift: 'once', amount: '10000' }))).not.toHaveProperty('email');
    expect(problemsOf(form, { ...pledge, gift: 'once', amount: '10000', email: '없음' })).toEqual(['email']);
  });

  it('S-TR-01 takes no money and no resident number, and says where money is sent to and who gives receipts', () => {
    const [note] = describePage(pageOf(form, 'amount'), {}, world).notes;
    expect(note?.title).toBe('지금 돈이 빠져나가지 않습니다');
    expect(note?.text).toContain('○○은행 000-0000-00 협회');
    const bare = describePage(pageOf(form, 'amount'), {}, { ...world, accounts: [] }).notes;
    expect(bare[0]?.text).toContain('전화로 알려 드립니다');
    const hint = describePage(pageOf(form, 'receipt'), {}, world).fields[0]?.hint;
    for (const word of ['홈택스', '전자기부금영수증', '주민등록번호를 받지 않']) expect(hint).toContain(word);
  });
});
