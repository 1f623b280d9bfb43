import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { spokenSyllables } from '../../../../../../testing/spoken-syllables.ts';
import { newestTexts } from './consent-texts.ts';
import { spokenFirst, spokenOfTopic, spokenWords } from './spoken-messages.ts';

const topics = ['transport', 'access-arm', 'membership', 'pledge'];
const asked = topics.flatMap(newestTexts);
const wordsOf = (id: string) => (spokenWords[id] ?? []).join(' ');
const heardWith = (id: string) => [...(spokenOfTopic[id.split('/')[0] ?? ''] ?? []), wordsOf(id)].join(' ');

/** Of what was read aloud to somebody who agreed. A line is added here with a new version; none is changed. */
const heard: Record<string, string> = {
  'transport/collection/2': 'edb0e18f100d4d1a',
  'transport/health/2': '8870e9335a5029cb',
  'transport/third-parties/1': '5735fcb38d9908bd',
  'transport/messages/1': '780d717b8205b835',
  'access-arm/health/1': '47b141663db2df01',
  'membership/collection/2': 'bceb84fb0dbb2b4e',
  'membership/health/2': 'b9b2bf2881e256ba',
  'membership/messages/1': '6416052f3aeac36c',
  'pledge/collection/1': 'af1eb53befc4fc00',
  'pledge/messages/1': '542441963db0bcd8',
};

describe('what is read aloud on the telephone', () => {
  it('D-OFF-17 stands beside each newest text, and stays as it was heard', () => {
    expect(Object.keys(spokenWords).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
    const hashOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 16);
    expect(Object.fromEntries(asked.map(({ id }) => [id, hashOf(heardWith(id))]))).toEqual(heard);
  });

  it('D-OFF-17 says of each whether it is needed, what is written down, how long, and what follows from a no', () => {
    for (const { id, isRequired, recipient } of asked) {
      expect(wordsOf(id).startsWith(isRequired ? '필수입니다.' : '선택입니다.'), id).toBe(true);
      expect(wordsOf(id), id).toMatch(/(려고|않게|바뀌면)/);
      expect(wordsOf(id), id).toMatch(/(적습니다|적고|씁니다|알립니다)/);
      expect(heardWith(id), id).toMatch(/(년|일|동안|끝나면)/);
      expect(wordsOf(id), id).toMatch(
        isRequired ? /거절하시면 .*없습니다\. 동의하십니까\?$/ : /거절하[시셔].*동의하십니까\?$/,
      );
      expect(wordsOf(id).includes('병원과 보호자께'), id).toBe(recipient !== null);
      for (const line of spokenWords[id] ?? []) expect(line.length, line).toBeLessThanOrEqual(42);
    }
    expect(spokenFirst.join(' ')).toMatch(/거절하시거나 나중에 거두실 수 있습니다.*법정대리인.*전문은 문자나 우편으로/);
    for (const topic of ['transport', 'membership']) expect(spokenOfTopic[topic]?.join(' ')).toContain('결정 뒤 30일');
  });

  it.each([
    ['transport', ['transport', 'access-arm']],
    ['membership', ['membership']],
    ['pledge', ['pledge']],
  ])('D-OFF-17 is at most 90 seconds for %s, at 300 syllables a minute', (topic, within) => {
    const all = [
      ...spokenFirst,
      ...(spokenOfTopic[topic] ?? []),
      ...within.flatMap(newestTexts).map(({ id }) => wordsOf(id)),
    ];
    expect((spokenSyllables(all.join(' ')) / 300) * 60).toBeLessThanOrEqual(90);
  });

  it('D-OFF-17 a number is counted as it is read', () => {
    expect(['5년', '30일', '14세', '1년', '0021'].map(spokenSyllables)).toEqual([2, 3, 3, 2, 3]);
  });
});
