import { describe, expect, it } from 'vitest';
import { pageOf, problemsOf, valuesOf, formContext } from '../../../../../testing/forms.ts';
import { checkPage, describeForm, describePage, pagesOf } from './engine.ts';
import { forms } from './forms.ts';

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

  it('D-APP-01 is short, and makes a person of its answers', () => {
    expect(pagesOf(form, member)).toHaveLength(5);
    expect(form.personOf(valuesOf(form, member))).toEqual({
      name: '신청인',
      phone: '01000000000',
      birthDate: '1955-03-02',
      address: '남구 예시로 1',
    });
  });

  it('D-APP-01 below 14 years somebody with the right to must agree', () => {
    const child = { ...member, birthDate: '20121117' };
    expect(problemsOf(form, child)).toEqual(['birthDate']);
    expect(problemsOf(form, { ...child, birthDate: '20121116' })).toEqual([]);
    const guardian = { giver: 'guardian', applicantName: '보호자', applicantPhone: '010-0000-0001' };
    expect(problemsOf(form, { ...child, ...guardian })).toEqual([]);
    expect(problemsOf(form, { ...child, ...guardian, giver: 'family' })).toEqual(['birthDate']);
    expect(problemsOf(form, { ...member, birthDate: '20261117' })).toEqual(['birthDate']);
  });

  it('D-APP-01 knows what is known already', () => {
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
    const [first] = describePage(pageOf(form, 'birth-date'), answers, formContext).fields;
    expect(first).toMatchObject({ value: '1955.03.02' });
    const { values } = checkPage(pageOf(form, 'birth-date'), { birthDate: '1955.03.02' }, member, formContext);
    expect(values).toEqual({ birthDate: '1955-03-02' });
    expect(
      describeForm(form, answers, formContext).map(({ fields }) => fields.some(({ isOptional }) => isOptional)),
    ).toEqual([true, false, false, false, false, true]);
  });
});
