import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { describe, expect, it } from 'vitest';
import { optionsOf, pageOf, problemsOf, valuesOf, formContext } from '../../../../../testing/forms.ts';
import { checkForm, describePage, groupsOf, missingPage, pagesOf } from './engine.ts';
import { forms } from './forms.ts';

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

describe('the transport form', () => {
  const form = forms.transport;

  it('D-APP-01 keeps every answer in one way, and tells them in words', () => {
    const values = valuesOf(form, ride);
    expect(values).toEqual({
      ...ride,
      applicantPhone: '01000000001',
      phone: '01000000000',
      clinic: '7 표본내과 (남구)',
      days: ['tue', 'thu', 'sat'],
      chairTime: '06:30',
      pickUpNote: '',
      accessArmConsent: [],
      other: '',
    });
    const words = groupsOf(form, values, formContext).flatMap(({ rows }) => rows.map((row) => row.words));
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
      '동의하지 않습니다',
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

  it('D-APP-01 asks nobody who applies alone for somebody else, and lists every problem at once', () => {
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
    const { fields } = describePage(pageOf(form, 'fee'), {}, formContext);
    expect(optionsOf(fields, 'feeClass').map(({ hint }) => hint)).toEqual([
      '이용 분담금 한 달 30,000원',
      '이용 분담금 한 달 10,000원',
      '이용 분담금 한 달 10,000원',
    ]);
    expect(describePage(pageOf(form, 'days'), {}, formContext).fields[0]?.hint).toContain('월요일~금요일');
    const bare = describePage(pageOf(form, 'fee'), {}, { ...formContext, facts: new Map() });
    expect(optionsOf(bare.fields, 'feeClass').map(({ hint }) => hint)).toEqual([null, null, null]);
  });

  it('S-TR-02 says at once that no van goes on Saturdays and what helps, and lets the weekdays go on', () => {
    const page = pageOf(form, 'days');
    const notes = (days: string[]) => describePage(page, { days }, formContext).notes;
    expect(notes(['mon', 'wed'])).toEqual([]);
    const [note] = notes(['tue', 'thu', 'sat']);
    expect(note?.text).toContain('부르미');
    expect(note?.text).toContain('화요일, 목요일만');
    expect(note?.links[0]).toEqual({ label: '부르미', href: 'tel:052-000-0000' });
    expect(notes(['sat'])[0]?.text).toContain('다른 방법을 함께');
    expect(problemsOf(form, ride)).toEqual([]);
  });

  it('S-TR-02 names the next holidays that fall on the chosen days', () => {
    const textOf = (days: string[]) => describePage(pageOf(form, 'days'), { days }, formContext).notes.at(-1)?.text;
    expect(textOf(['mon', 'wed', 'fri'])).toContain('다음에 쉬는 날: 12월 25일(금) 성탄절. ');
    expect(textOf(['tue', 'fri'])).toContain('12월 25일(금) 성탄절, 12월 29일(화) 차량 점검. ');
    expect(textOf(['mon'])).toBeUndefined();
  });

  it('D-APP-01 a clinic that is not listed is named, and only then', () => {
    expect(problemsOf(form, { ...ride, clinic: 'other' })).toEqual(['clinicName']);
    expect(problemsOf(form, { ...ride, clinic: '8' })).toEqual(['clinic']);
    expect(valuesOf(form, { ...ride, clinicName: '다른 병원' })).not.toHaveProperty('clinicName');
  });

  it('D-APP-01 a clinic that is gone from the list keeps its name where it was sent, and can stay', () => {
    const later = { ...formContext, clinics: [] };
    const sent = valuesOf(form, ride);
    const shown = groupsOf(form, sent, later).flatMap(({ rows }) => rows);
    expect(shown).toContainEqual(expect.objectContaining({ label: '투석 병원', words: '표본내과 (남구)' }));
    const [field] = describePage(pageOf(form, 'clinic'), sent, later).fields;
    if (field?.type !== 'select') throw new Error('a clinic is chosen from a list');
    expect(field.options.find(({ value }) => value === field.value)?.label).toBe('표본내과 (남구)');
    expect(checkForm(form, { ...sent, clinic: field.value }, later, sent)).toEqual({ values: sent });
    expect(problemsOf(form, { ...sent, clinic: '8 지어낸 의원' })).toEqual(['clinic']);
  });

  it('D-APP-01 a clinic of the list is shown as the list names it now', () => {
    const sent = valuesOf(form, ride);
    const renamed = { ...formContext, clinics: [{ id: 7, name: '새이름내과', district: '남구' }] };
    const shown = groupsOf(form, sent, renamed).flatMap(({ rows }) => rows);
    expect(shown).toContainEqual(expect.objectContaining({ label: '투석 병원', words: '새이름내과 (남구)' }));
    const [field] = describePage(pageOf(form, 'clinic'), sent, renamed).fields;
    expect(field).toMatchObject({ value: '7', options: [{ value: '7' }, { value: 'other' }] });
  });

  it('D-APP-01 joining has its own consent, and types nothing twice', () => {
    const joining = { ...ride, joins: 'yes' };
    expect(problemsOf(form, joining)).toEqual(['joinConsents', 'birthDate', 'registration']);
    const more = { birthDate: '19550302', registration: 'yes' };
    expect(problemsOf(form, { ...joining, ...more, joinConsents: ['membership/messages/1'] })).toEqual([
      'joinConsents',
    ]);
    const values = valuesOf(form, { ...joining, ...more, joinConsents: ['membership/collection/1'] });
    const also = form.also?.(values);
    expect(also?.kind).toBe('membership');
    expect(checkForm(forms.membership, also?.answers ?? {}, formContext)).toEqual({ values: also?.answers });
    expect(forms.membership.personOf(also?.answers ?? {})).toEqual(form.personOf(values));
    expect(form.also?.(valuesOf(form, ride))).toBeNull();
  });

  it('D-APP-06 asks for the arm with the vessel only where that was agreed to, and nobody has to agree', () => {
    const told = { ...ride, accessArm: 'left' };
    expect(valuesOf(form, told)).not.toHaveProperty('accessArm');
    expect(problemsOf(form, { ...ride, accessArmConsent: [] })).toEqual([]);
    const agreed = { ...ride, accessArmConsent: 'access-arm/health/1' };
    expect(problemsOf(form, agreed)).toEqual(['accessArm']);
    const values = valuesOf(form, { ...agreed, accessArm: 'left' });
    expect(values).toMatchObject({ accessArmConsent: ['access-arm/health/1'], accessArm: 'left' });
    const shown = groupsOf(form, values, formContext).flatMap(({ rows }) => rows);
    expect(shown).toContainEqual(expect.objectContaining({ label: '투석 혈관이 있는 팔 알리기', words: '동의합니다' }));
    expect(shown).toContainEqual(expect.objectContaining({ label: '투석 혈관이 있는 팔', words: '왼팔' }));
    expect(problemsOf(form, { ...agreed, accessArmConsent: ['access-arm/health/99'] })).toEqual(['accessArmConsent']);
  });

  it('D-APP-06 shows the words of that consent where it is asked for, as something to read aloud', () => {
    const [, field] = describePage(pageOf(form, 'help'), {}, formContext).fields;
    expect(field).toMatchObject({ name: 'accessArmConsent', isOptional: true, isConsent: true, chosen: [] });
    const [option] = optionsOf(field ? [field] : [], 'accessArmConsent');
    for (const part of ['왜 쓰는지', '무엇을 적는지', '언제까지 두는지', '동의하지 않으시면'])
      expect(option?.hint).toContain(part);
  });

  it('D-APP-01 is missing what was never answered, and what is no answer any more', () => {
    const values = { ...valuesOf(form, ride), clinic: '7' };
    const all = form.pages.map(({ key }) => key);
    expect(missingPage(form, values, all, formContext)).toBeUndefined();
    const but = all.filter((key) => key !== 'other');
    expect(missingPage(form, values, but, formContext)?.key).toBe('other');
    expect(missingPage(form, values, all, { ...formContext, clinics: [] })?.key).toBe('clinic');
  });
});
