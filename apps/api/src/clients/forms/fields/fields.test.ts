import { describe, expect, it } from 'vitest';
import { formContext } from '../../../../../../testing/forms.ts';
import { forms } from '../forms.ts';
import { readAmount, wonInWords } from './amount.ts';
import { readBirthDate } from './birth-date.ts';
import { readChairTime, timeInWords } from './chair-time.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { readPhone } from './phone.ts';
import { textField } from './text-field.ts';

describe('what people type', () => {
  it('D-APP-01 where nothing was typed, the words say what to do and can be read aloud', () => {
    const bare = textField({ name: 'bare', label: '주소', maxLength: 10 });
    const all = Object.values(forms).flatMap((form) => form.pages.flatMap(({ fields }) => fields));
    const words = [bare, ...all].flatMap((field) => field.read('', formContext).problem ?? []);
    expect(words.length).toBeGreaterThan(10);
    for (const each of words) expect(each).toMatch(/^[^()]+$/);
  });

  it.each([
    ['010-0000-0000', '010-0000-0000'],
    ['01000000000', '010-0000-0000'],
    ['+82 10 0000 0000', '010-0000-0000'],
    ['(052) 000-0000', '052-000-0000'],
    ['02-000-0000', '02-000-0000'],
  ])('D-APP-01 a telephone number %s is %s', (typed, shown) => {
    expect(hyphened(String(readPhone(typed).value))).toBe(shown);
  });

  it.each(['전화 없음', '010', '010-0000-00000000', '0100000000x'])('D-APP-01 %s is no telephone number', (typed) => {
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
  ])('D-APP-01 the chair is taken at %s: %s', (typed, words) => {
    const { value } = readChairTime(typed);
    expect(timeInWords(String(value))).toBe(words);
    expect(readChairTime(words)).toEqual({ value });
  });

  it.each([
    ['50,000', '50,000원'],
    ['50000원', '50,000원'],
    ['5만 원', '50,000원'],
    ['3천원', '3,000원'],
  ])('D-APP-01 an amount %s is %s', (typed, words) => {
    const { value } = readAmount(typed);
    expect(wonInWords(String(value))).toBe(words);
    expect(readAmount(words)).toEqual({ value });
  });

  it.each(['조금', '500', '-5000', '1.5만', ',', '2,000,000,000'])('D-APP-01 %s is no amount', (typed) => {
    expect(readAmount(typed).problem).toMatch(/주십시오/);
  });

  it('D-APP-01 a time that may be in the morning or in the afternoon is asked for again', () => {
    expect(readChairTime('1:30').problem).toContain('오전인지 오후인지');
    for (const typed of ['아침', '25:00', '6:70', '점심 1시'])
      expect(readChairTime(typed).problem).toContain('예: 오전');
  });
});
