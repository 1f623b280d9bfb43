import { createHash } from 'node:crypto';
import { draftKeptDays } from '@kidney/contract/clients/application-names.paths.ts';
import { consentTextSchema } from '@kidney/contract/clients/people/consents.schema.ts';
import { describe, expect, it } from 'vitest';
import { consentTexts, newestTexts } from './consent-texts.ts';

/** Of every text that was ever published. A line is added here with a new version; none is changed or taken away. */
const published: Record<string, string> = {
  'membership/collection/1': '45f7fb9086d6dd2d4d06fd3312c77e8a',
  'membership/health/1': '0d67d44fcc3e7e8e8b0ebf008d2e429f',
  'membership/messages/1': '1159034d61318518dd852e91edc43d2e',
  'transport/collection/1': '54889850dfc7277d208a90e0b55f81c4',
  'transport/health/1': 'f332813ee505f040ec53bb274010b604',
  'transport/third-parties/1': 'e60e4dd4a9f64610d2a512ee17ab0eaa',
  'transport/messages/1': '56b5a831756e12fb854add06e5b4d04f',
  'pledge/collection/1': '8823c887eeba7c04dd0ae888da6f2507',
  'pledge/messages/1': '757c9abbe78b8752ca7a5bfacaab72d9',
  'formats/collection/1': '25067f0308a1b62c4f2d7f0a753ad9fc',
  'membership/collection/2': 'e5f0c0e500f4041997b8fa5418e4e064',
  'membership/health/2': '043c3ddc2e84469340442e2034bcabcb',
  'transport/collection/2': 'ba221b68a06ea8151674202574191874',
  'transport/health/2': '8af0d0b86d8c82259f06af01731ed27b',
  'access-arm/health/1': '77a6b374fe33415c26082e028aabcf71',
  'paper-membership/collection/1': '4ee80c768dace1ec2fed679c62dd2454',
  'paper-pledge/collection/1': '5a10e8c0c343b681522b14789679fd32',
  'events/collection/1': 'e3093819b3810ebe23a652d1fea56677',
  'events/health/1': 'e3ebd81b3f882a3e2d019b1869e792f8',
  'events/messages/1': '5188f75c809528e4608ec0ca2f016415',
};

const hashOf = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);

describe('the words of consents', () => {
  it('D-PER-02 stay as they were when somebody agreed to them', () => {
    expect(Object.fromEntries(consentTexts.map((text) => [text.id, hashOf(text)]))).toEqual(published);
  });

  it('D-PER-02 say what for, what, how long, and that one may refuse; to whom, where it goes to others', () => {
    for (const text of consentTexts) {
      expect(consentTextSchema.parse(text)).toEqual(text);
      expect(text.id.split('/')[1]).toBe(text.kind);
      for (const part of [text.title, text.purpose, text.items, text.period]) expect(part.length).toBeGreaterThan(3);
      expect(text.refusal).toContain('동의하지 않으');
      expect(text.recipient === null).toBe(text.kind !== 'third-parties');
    }
  });

  it('D-PER-02 collection and health are required, and refusing any other costs nothing', () => {
    for (const topic of ['membership', 'transport']) {
      const required = newestTexts(topic).filter(({ isRequired }) => isRequired);
      expect(required.map(({ kind }) => kind)).toEqual(['collection', 'health']);
    }
    expect(newestTexts('pledge').map(({ kind, isRequired }) => [kind, isRequired])).toEqual([
      ['collection', true],
      ['messages', false],
    ]);
    for (const { refusal, isRequired } of consentTexts) expect(refusal.includes('동의하지 않으셔도')).toBe(!isRequired);
  });

  it('D-PER-02 name the pictures of papers, when they are asked for and when they go, where a paper is looked at', () => {
    for (const topic of ['membership', 'transport'])
      for (const { items, period } of newestTexts(topic).filter(({ isRequired }) => isRequired)) {
        expect(items).toMatch(/사무국이 부탁드렸을 때만 .*서류 사진을 받습니다/);
        expect(period).toContain('3일 안에');
        expect(period).toContain('결정 뒤 30일에');
      }
  });

  it('D-APP-06 telling the arm with the vessel is agreed to for itself, and is no part of what driving requires', () => {
    const [text, ...more] = newestTexts('access-arm');
    expect(more).toEqual([]);
    expect(text).toMatchObject({ kind: 'health', isRequired: false });
    expect(text?.purpose).toContain('잡거나 당기지 않게');
    expect(text?.period).toContain(`마지막으로 고친 날부터 ${draftKeptDays}일`);
    expect(text?.refusal).toContain('똑같이 이용하실 수 있습니다');
  });

  it('D-PER-02 the newest version of each is asked for, in their order', () => {
    expect(newestTexts('transport').map(({ id }) => id)).toEqual([
      'transport/collection/2',
      'transport/health/2',
      'transport/third-parties/1',
      'transport/messages/1',
    ]);
    expect(newestTexts('nothing')).toEqual([]);
  });
});
