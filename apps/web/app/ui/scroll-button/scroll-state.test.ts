import { describe, expect, test } from 'vitest';
import { scrollButtonState } from './scroll-state.ts';

const at = (top: number) => scrollButtonState({ top, viewport: 800, whole: 2800 });

describe('scroll button', () => {
  test('S-SH-04 appears past 5 % of the page’s height, not at it', () => {
    expect(at(0)).toBe('hidden');
    expect(at(140)).toBe('hidden');
    expect(at(141)).toBe('to-bottom');
  });

  test('S-SH-04 goes to the top when within 50 px of the bottom', () => {
    expect(at(1949)).toBe('to-bottom');
    expect(at(1950)).toBe('to-top');
    expect(at(2000)).toBe('to-top');
  });

  test('S-SH-04 a page that does not scroll has none', () => {
    expect(scrollButtonState({ top: 0, viewport: 800, whole: 700 })).toBe('hidden');
  });
});
