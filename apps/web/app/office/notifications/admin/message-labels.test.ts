import { expect, test } from 'vitest';
import { problemInWords, smsLengthInWords } from './message-labels.ts';

test('the length of a text is counted in the bytes of the telephone networks', () => {
  expect(smsLengthInWords('내일 쉽니다.')).toBe('12/90바이트. 짧은 문자 한 통입니다.');
  expect(smsLengthInWords('가'.repeat(46))).toBe('92바이트. 90바이트를 넘어 긴 문자로 갑니다.');
  expect(smsLengthInWords('가'.repeat(1001))).toBe('2,002바이트. 2,000바이트까지 보낼 수 있습니다.');
  expect(smsLengthInWords('차🚐')).toContain('모르는 글자: 🚐');
});

test('a problem says whether somebody has to do something', () => {
  expect(problemInWords({ problem: null, state: 'sent' })).toBeNull();
  expect(problemInWords({ problem: 'unreachable', state: 'waiting' })).toMatch(/저절로 다시 보냅니다\.$/);
  expect(problemInWords({ problem: 'refused', state: 'failed' })).toMatch(/확인해 주십시오\.$/);
});
