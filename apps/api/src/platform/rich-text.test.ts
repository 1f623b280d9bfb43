import { describe, expect, it } from 'vitest';
import { isBlankRichText, renderRichText, sanitizeRichText } from './rich-text.ts';
import { patience } from '../../../../testing/size.ts';

describe('rich text', () => {
  it.each([
    ['<script>alert(1)</script>가', '가'],
    ['<p style="color:red" class="x" onclick="y">가</p>', '<p>가</p>'],
    ['<b>가</b><i>나</i><strike>다</strike><del>라</del>', '<strong>가</strong><em>나</em><s>다</s><s>라</s>'],
    ['<a href="javascript:alert(1)">가</a>', '가'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<p>가<', '<p>가&lt;</p>'],
    ['<strong>닫지 않음', '<strong>닫지 않음</strong>'],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['가'.normalize('NFD'), '가'],
  ])('S-FAQ-05 %s', (html, clean) => {
    expect(sanitizeRichText(html, 'marks')).toBe(clean);
    expect(sanitizeRichText(clean, 'marks'), 'once more changes nothing').toBe(clean);
    expect(renderRichText(html, 'marks')).toBe(clean);
    expect(renderRichText(html, 'marks'), 'from memory').toBe(clean);
  });

  it('S-FAQ-05 thousands of nested marks take no time', () => {
    const deep = `${'<strong>'.repeat(2_000)}가${'</strong>'.repeat(2_000)}`;
    const began = performance.now();
    expect(sanitizeRichText(deep, 'marks')).toContain('가');
    expect(performance.now() - began).toBeLessThan(1_000 * patience);
  });

  it.each([
    '',
    '<p></p>',
    '<p><br></p><p>&nbsp;</p>',
    '<p>\u200b\u3164</p>',
    '<script>x</script>',
    '<strong><em></em></strong>',
  ])('S-FAQ-06 nothing to see in %j', (html) => {
    expect(isBlankRichText(html)).toBe(true);
  });

  it('S-FAQ-06 one character is something', () => {
    expect(isBlankRichText('<p>.</p>')).toBe(false);
  });
});
