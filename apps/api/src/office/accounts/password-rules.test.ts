import { describe, expect, it } from 'vitest';
import { toKeys } from './korean-keyboard.ts';
import { isEasyToGuess } from './password-rules.ts';

const person = ['hong.gildong', 'gildong77@mail.example.com', '홍길동'];

describe('passwords', () => {
  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    '210987654321',
    'qwertyuiop12',
    'Qwerty!!!123456',
    'zxcvbnm,./asdf',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    '052-000-0000',
    'password1234',
    'passwordpassword',
    'P@ssw0rd2024',
    'P4$$w0rd!P4$$w0rd!',
    'administrator1',
    'iloveyou2020!',
    'letmeinletmein1',
    '19800101Pass',
    'kidney202411',
    'ulsankidney!!',
    'UlsanDialysis2026',
    '울산신장협회1234',
    '협회협회협회협회협회협회',
    '신장투석환우회원',
    'guqghldnftks12',
    'dkssudgktpdy',
    '안녕하세요비밀번호',
    'ㅁㄴㅇㄹㅁㄴㅇㄹㅁㄴㅇㄹ',
    'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴ',
    'honggildong12',
    '홍길동홍길동홍길동홍길동',
    'ghdrlfehd1234',
    'gildong77!2025',
  ])('D-AU-13 refuses %s', (password) => {
    expect(isEasyToGuess(password, person)).toBe(true);
  });

  it.each([
    'correct horse battery',
    '파란 우산과 커피 한 잔',
    '우리집강아지는복슬강아지',
    'quiet river under bridge',
    'xK9#mQ2$vL7pW',
    'kidney-walks-slowly-along',
    '837261940582',
    'mon chat dort bien',
  ])('D-AU-13 takes %s', (password) => {
    expect(isEasyToGuess(password, person)).toBe(false);
  });

  it('D-AU-13 Hangul and the keys that write it are one word', () => {
    expect(toKeys('협회')).toBe('guqghl');
    expect(toKeys('협회'.normalize('NFD'))).toBe('guqghl');
    expect(toKeys('닭 값ㅋㅋ Ab1!')).toBe('ekfr rkqtzz ab1!');
  });
});
