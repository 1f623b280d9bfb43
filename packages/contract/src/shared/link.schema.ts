import { addressMost } from './link-bounds.ts';
import { text } from './text.schema.ts';

/** Where a link may lead: a path of this site, an https address, a telephone or a mail address. */
export const linkTarget = text({ min: 1, max: addressMost }).regex(
  /^(\/(?![/\\])|https:\/\/|tel:|mailto:)[^\s<>"']*$/,
  {
    error: '주소는 / 나 https:// 로 시작해야 합니다.',
  },
);

export const webAddress = text({ min: 1, max: addressMost }).regex(/^https:\/\/[^\s<>"']+$/, {
  error: '주소는 https:// 로 시작해야 합니다.',
});
