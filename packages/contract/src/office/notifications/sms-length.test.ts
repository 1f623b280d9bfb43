import { describe, expect, it } from 'vitest';
import { smsLengthOf } from './sms-length.paths.ts';

describe('how long a text message is', () => {
  it.each([
    ['', 0],
    ['abc 123', 7],
    ['가나다', 6],
    ['[협회] 내일 쉽니다.', 19],
    ['뷁똠펲', 6],
    ['a\nb', 3],
  ])('D-OFF-05 %j takes %i bytes of EUC-KR', (text, bytes) => {
    expect(smsLengthOf(text)).toEqual({ bytes, kind: 'short', unknown: [] });
  });

  it('D-OFF-05 90 bytes are one short message, 91 a long one, and more than 2,000 none', () => {
    expect(smsLengthOf('가'.repeat(45)).kind).toBe('short');
    expect(smsLengthOf(`${'가'.repeat(45)}a`).kind).toBe('long');
    expect(smsLengthOf('a'.repeat(2000)).kind).toBe('long');
    expect(smsLengthOf('a'.repeat(2001)).kind).toBe('too-long');
  });

  it('D-OFF-05 names what a telephone does not know', () => {
    expect(smsLengthOf('안녕🚐히 🚐é').unknown).toEqual(['🚐', 'é']);
    expect(smsLengthOf('①★→').unknown).toEqual([]);
  });
});
