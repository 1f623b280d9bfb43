import { programBounds } from '@kidney/contract/content/programs/program-bounds.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import type { Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import { bannerOf } from '../../../art/banners.ts';
import { defineContent } from '../../engine/content-kind.ts';
import { programCrumbs, programsPath } from '../public/programs-head.ts';
import { findUploads } from './find-uploads.ts';
import { blankDraft, toContent, toDraft, toKept } from './program-draft.ts';
import { programHelp } from './writing.help.ts';

const weekdays: readonly { value: Weekday; label: string }[] = [
  { value: 'mon', label: '월' },
  { value: 'tue', label: '화' },
  { value: 'wed', label: '수' },
  { value: 'thu', label: '목' },
  { value: 'fri', label: '금' },
  { value: 'sat', label: '토' },
  { value: 'sun', label: '일' },
];

export const programKind = defineContent({
  paths: programsPaths,
  place: programsPath,
  titles: { create: '프로그램 올리기', change: '프로그램 고치기' },
  subject: '이 프로그램을',
  topic: '이 프로그램이',
  isOverList: true,
  deletionQuestion: '정말 삭제하시겠습니까?',
  head: { banner: bannerOf('day'), crumbs: programCrumbs },
  help: programHelp,
  first: 'title',
  fields: {
    title: { label: '이름', maxLength: programBounds.title, required: true },
    description: {
      label: '내용',
      as: 'text-area',
      hint: '빈 줄을 넣으시면 문단이 나뉩니다.',
      rows: 6,
      maxLength: programBounds.description,
    },
    weekdays: {
      label: '요일',
      as: 'checkbox',
      options: weekdays,
      inWords: (chosen) =>
        weekdays
          .filter(({ value }) => chosen.includes(value))
          .map(({ label }) => label)
          .join('·'),
    },
    startTime: { label: '시작하는 시각', type: 'time', hint: '정해지지 않았으면 비워 두십시오.' },
    endTime: { label: '끝나는 시각', type: 'time', hint: '모르시면 비워 두십시오.' },
    place: { label: '장소', maxLength: programBounds.place },
    audience: {
      label: '대상',
      maxLength: programBounds.audience,
      hint: '누구를 위한 프로그램인지 적어 주십시오.',
    },
    order: {
      label: '순서',
      inputMode: 'numeric',
      maxLength: 3,
      hint: '작은 수가 먼저 나옵니다. 1부터 999까지.',
    },
    media: { label: '사진', inWords: (media) => media.map(({ name, alt }) => `${name}: ${alt}`).join('\n') },
  },
  serverNames: { pictures: 'media' },
  blank: () => blankDraft,
  toDraft: async (program, transport) => toDraft(program, await findUploads(transport, program.pictures)),
  toContent,
  toKept,
});
