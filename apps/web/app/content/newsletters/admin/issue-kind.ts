import { issueBounds } from '@kidney/contract/content/newsletters/issue-bounds.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { bannerOf } from '../../../art/banners.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { defineContent } from '../../engine/content-kind.ts';
import { crumbs, newslettersPath } from '../public/newsletter-address.ts';
import { blankDraft, toContent, toDraft, toKept } from './issue-draft.ts';
import { newsletterHelp } from './writing.help.ts';

export const standings = [
  { value: 'listed', label: '누리집에 보입니다' },
  { value: 'hidden', label: '숨겨 둡니다' },
] as const;

export const issueKind = defineContent({
  paths: { ...newslettersPaths, get: newslettersPaths.source },
  place: newslettersPath,
  titles: { create: '소식지 올리기', change: '소식지 고치기' },
  subject: '이 소식지를',
  topic: '이 소식지가',
  head: { banner: bannerOf('community'), crumbs },
  help: newsletterHelp,
  first: 'number',
  fields: {
    number: { label: '호수', inputMode: 'numeric', maxLength: 4, required: true, hint: '숫자만 써 주십시오. 예: 45' },
    title: { label: '제목', maxLength: issueBounds.title, required: true },
    publishedOn: {
      label: '펴낸 날',
      type: 'date',
      required: true,
      hint: '앞날을 고르시면 그날부터 보입니다.',
      inWords: (day) => day && formatDate(day),
    },
    files: { label: 'PDF 파일', inWords: (files) => files.map(({ name }) => name).join('\n') },
    summary: { label: '요약', inWords: (html) => linesOfHtml(html).join('\n') },
    isListed: { label: '공개', inWords: (isListed) => standings[isListed ? 0 : 1].label },
  },
  serverNames: { pdfId: 'files' },
  blank: blankDraft,
  toDraft,
  toContent,
  toKept,
  // What the server would refuse in words that do not help.
  missingIn: ({ number, title, publishedOn, files }) => [
    ...(/^\d{1,4}$/.test(number.trim()) && Number(number) > 0
      ? []
      : [{ field: 'number', message: '호수를 1부터 9999까지의 숫자로 써 주십시오.' }]),
    ...(title.trim() === '' ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(publishedOn === '' ? [{ field: 'publishedOn', message: '날짜를 골라 주십시오.' }] : []),
    ...(files[0]?.format === 'pdf' ? [] : [{ field: 'pdfId', message: 'PDF 파일을 올려 주십시오.' }]),
  ],
});
