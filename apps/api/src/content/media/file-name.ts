const longest = 120;

/** Control characters, what turns the writing direction round ("gpj.exe"), and what some file systems refuse. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/gu;
const refusedElsewhere = /[<>:"|?*]/g;

/** A name as people see it: NFC (macOS sends NFD), no folders, nothing that misleads or breaks when it is saved. */
export function cleanFileName(sent: string): string {
  const name = (sent.split(/[/\\]/).pop() ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unfit, '')
    .replaceAll(refusedElsewhere, '_')
    .trim();
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.\s]{1,10})?$/s.exec(name) ?? [];
  const letters = [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(stem.replace(/[.\s]+$/, ''))];
  let short = '';
  for (const { segment } of letters) {
    if (short.length + segment.length > longest) break;
    short += segment;
  }
  return `${short || '파일'}${ending}`;
}

/** RFC 6266: the name in UTF-8 for everybody of today, a plain one for the rest. */
export function asAttachment(name: string): string {
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="file${ending}"; filename*=UTF-8''${encoded}`;
}
