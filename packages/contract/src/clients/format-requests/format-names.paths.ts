/** How somebody may want a page or a paper of ours instead. */
export const otherFormats = ['large-print', 'braille', 'audio', 'text-file', 'plain-words', 'sign-language'] as const;
export type OtherFormat = (typeof otherFormats)[number];

export const formatWords: Record<OtherFormat, string> = {
  'large-print': '큰 글자 인쇄본',
  braille: '점자',
  audio: '녹음한 소리',
  'text-file': '글자 파일',
  'plain-words': '쉬운 글',
  'sign-language': '수어',
};

/** It was given, or whoever asked wants it no more. */
export const formatEndings = ['given', 'withdrawn'] as const;
export type FormatEnding = (typeof formatEndings)[number];

/** Days within which the law has it given (장애인차별금지법 시행령 제14조 제3항). */
export const formatDueDays = 7;
