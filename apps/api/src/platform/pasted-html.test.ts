import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './pasted-html.ts';
import { plainTextOf, sanitizeRichText } from './rich-text.ts';
import { patience } from '../../../../testing/size.ts';

const clean = (html: string) => sanitizeRichText(cleanPastedHtml(html), 'post');

const hwp = `<html><head><meta charset="utf-8"><title>운행 안내</title>
<style>p.HStyle0 { margin-left:0.0pt; font-family:"함초롬바탕"; }</style></head><body><!--StartFragment-->
<P CLASS=HStyle0 STYLE='text-align:center;'><SPAN STYLE='font-family:"함초롬바탕";font-size:15.0pt;font-weight:bold;line-height:160%;'>12월 운행 안내</SPAN></P>
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕";'><BR></SPAN></P>
<P CLASS=HStyle0><SPAN>&nbsp;</SPAN></P>
<P CLASS=HStyle0><TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>
<TR><TD rowspan="2" valign="middle" style='width:94px;border:solid #000000 0.4pt;'><P CLASS=HStyle0><SPAN>날짜</SPAN></P></TD>
<TD colspan="2" valign="middle" bgcolor="#e5e5e5"><P CLASS=HStyle0><SPAN STYLE='letter-spacing:-2%'>운&nbsp;&nbsp;행</SPAN></P></TD></TR>
<TR><TD colspan="1"><P CLASS=HStyle0><SPAN>오전</SPAN></P></TD><TD><P CLASS=HStyle0><SPAN>오후</SPAN></P></TD></TR></TABLE></P>
<!--EndFragment--></body></html>`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head><body lang=KO style='tab-interval:40.0pt'>
<h1 style='mso-outline-level:1'><a name="_Toc1"></a>회원 모임<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='mso-fareast-font-family:"맑은 고딕"'>12</span>월 모임</b>에 <font color=red>오십시오</font>.<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:38.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>신분증<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:38.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>l<span>&nbsp;</span></span></span><![endif]>도장</p>
<p class=MsoNormal>순서</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>인사</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>식사</p>
<table class=MsoTableGrid><tbody><tr><td width=301 valign=top style='mso-border-alt:solid'><p class=MsoNormal>때<o:p></o:p></p></td></tr></tbody></table></body></html>`;

const naverBlog = `<div class="se-main-container"><div class="se-component se-text se-l-default" id="SE-1"><div class="se-component-content"><div class="se-section se-section-text se-l-default"><div class="se-module se-module-text">
<p class="se-text-paragraph se-text-paragraph-align-" style="line-height:1.8;"><span style="color:#000;" class="se-fs-fs16 se-ff-nanumgothic"><b>가을 나들이</b> 다녀왔습니다.</span></p>
<p class="se-text-paragraph"><span class="se-fs-">\u200b</span></p></div></div></div></div>
<div class="se-component se-image"><div class="se-module se-module-image"><a href="#" class="se-module-image-link __se_image_link"><img src="https://postfiles.example/a.jpg?type=w966" data-lazy-src="x" alt="" class="se-image-resource"></a></div></div>
<div class="se-component se-quotation"><blockquote class="se-quotation-container"><div class="se-module"><p class="se-text-paragraph"><span>함께 걸었습니다</span></p></div></blockquote></div>
<div class="se-component se-oglink"><a href="https://example.com/a?b=c&amp;d=e" class="se-oglink-info" target="_blank"><div class="se-oglink-info-container"><strong class="se-oglink-title">사진 더 보기</strong></div></a></div>
<div style="text-align:center">한 줄</div><div>다음 줄<br>이어서</div></div>`;

describe('pasted text comes out clean', () => {
  it('D-BRD-06 from HWP: paragraphs, bold and the table with its joined cells', () => {
    expect(clean(hwp).replaceAll(/>\s+</g, '><')).toBe(
      '<p><strong>12월 운행 안내</strong></p><p></p>' +
        '<table><tr><td rowspan="2"><p>날짜</p></td><td colspan="2"><p>운 행</p></td></tr>' +
        '<tr><td><p>오전</p></td><td><p>오후</p></td></tr></table>',
    );
  });

  it('D-BRD-06 from Word: headings, lists with and without numbers, tables', () => {
    expect(clean(word).replaceAll(/>\s+</g, '><')).toBe(
      '<h2>회원 모임</h2><p><strong>12월 모임</strong>에 오십시오.</p><ul><li>신분증</li><li>도장</li></ul><p>순서</p>' +
        '<ol><li>인사</li><li>식사</li></ol><table><tbody><tr><td><p>때</p></td></tr></tbody></table>',
    );
  });

  it('D-BRD-06 from a Naver blog: paragraphs, quotes and links; its pictures stay there', () => {
    expect(clean(naverBlog).replaceAll(/>\s+</g, '><')).toBe(
      '<p><strong>가을 나들이</strong> 다녀왔습니다.</p><p></p><blockquote><p>함께 걸었습니다</p></blockquote>' +
        '<p><a href="https://example.com/a?b=c&amp;d=e"><strong>사진 더 보기</strong></a></p>' +
        '<p>한 줄</p><p>다음 줄<br />이어서</p>',
    );
  });

  it.each([
    ['a document that is one bold element', '<b style="font-weight:normal"><p>가</p></b>', '<p>가</p>'],
    ['marks by style', '<p><span style="text-decoration: underline">가</span></p>', '<p><u>가</u></p>'],
    ['marks side by side', '<p><b>가</b><b>나</b></p>', '<p><strong>가나</strong></p>'],
    ['smaller headings', '<h4>가</h4><h6>나</h6>', '<h3>가</h3><h3>나</h3>'],
    ['links to nowhere', '<p><a href="javascript:x">가</a> <a name="b">나</a></p>', '<p>가 나</p>'],
    ['what pretends to be ours', '<word-item>가<script>x</script></word-item>', '<ul><li>가</li></ul>'],
  ])('D-BRD-06 %s', (_name, pasted, expected) => {
    expect(clean(pasted)).toBe(expected);
  });

  it('D-BRD-06 what is clean stays as it is, written twice or ten times', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    const article =
      `<h2>제목</h2><p>글 <strong>굵게</strong> <em>기울임</em> <a href="/community/faq">안</a></p><p></p><h3>작은 제목</h3>` +
      `<ul><li><p>하나</p></li><li><p>둘</p><ol><li><p>셋</p></li></ol></li></ul><blockquote><p>인용</p></blockquote>` +
      `<img data-media="${id}" alt="사진 &amp; 설명" /><table><caption>표</caption><thead><tr><th colspan="2"><p>가</p></th></tr></thead>` +
      `<tbody><tr><td><p></p></td><td rowspan="3"><p>나</p></td></tr></tbody></table>`;
    expect(clean(article)).toBe(article);
    for (const each of [hwp, word, naverBlog]) expect(clean(clean(each))).toBe(clean(each));
  });

  it.each([
    ['boxes', '<div>'.repeat(20_000)],
    ['closed boxes', '<div> '.repeat(9_000) + '</div>'.repeat(5_000)],
    ['list items', `<p style='mso-list:l1 level1'>`.repeat(3_000)],
    ['names of ours', '<word-item>'.repeat(9_000)],
    ['blank paragraphs', '<p> '.repeat(25_000)],
    ['blank paragraphs before a word', `${'<p></p>'.repeat(14_000)}가`],
    ['spaces', `<p>${' '.repeat(90_000)}`],
    ['marks', '<strong>'.repeat(10_000)],
    ['links', '<a href="/"><p>'.repeat(6_000)],
  ])('D-API-03 takes no time for nothing but %s', (_name, nonsense) => {
    const began = performance.now();
    clean(nonsense);
    expect(performance.now() - began).toBeLessThan(2_000 * patience);
  });
});

describe('the text of a post', () => {
  it.each([
    ['<p onclick=x>가</p><iframe src=x></iframe><style>p{}</style>', '<p>가</p>'],
    ['<img src="https://evil.example/x.gif" alt="가">', ''],
    ['<img data-media="x" alt="가">', ''],
    [
      '<img data-media="0190a000-0000-7000-8000-000000000001" alt="<b>" src=x srcset=y onerror=z>',
      '<img data-media="0190a000-0000-7000-8000-000000000001" alt="&lt;b&gt;" />',
    ],
    ['<td colspan="1000" rowspan="-1">가</td>', '<td>가</td>'],
    ['<a href="http://example.com">가</a><a href="//evil.example">나</a>', '<a href="http://example.com">가</a>나'],
  ])('S-FAQ-05 %s', (html, expected) => {
    expect(sanitizeRichText(html, 'post')).toBe(expected);
    expect(sanitizeRichText(expected, 'post')).toBe(expected);
  });

  it('D-BRD-06 has words between its blocks', () => {
    expect(plainTextOf('<h2>가</h2><ul><li>나</li><li>다 &amp; &lt;라&gt;</li></ul><p>마<br />바</p>')).toBe(
      '가 나 다 & <라> 마 바',
    );
  });
});
