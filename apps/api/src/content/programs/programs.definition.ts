import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import {
  programContentSchema,
  programListSchema,
  programSchemas,
  programsMost,
  type Program,
  type ProgramContent,
  type Weekday,
} from '@kidney/contract/content/programs/programs.schema.ts';
import { formBody } from '../../platform/endpoint.ts';
import type { ShortListDefinition } from '../engine/index.ts';
import { checkContent } from './program-content.ts';
import { contentOf, presentProgram, type ProgramRow } from './programs.presenter.ts';
import { programs } from './programs.table.ts';

/** Who keeps the daycare's programs. Everybody reads them. */
const mayWritePrograms = ['editor', 'owner'] as const;

const place = '/daycare/programs';

const dayNames: Record<Weekday, string> = {
  mon: '월요일',
  tue: '화요일',
  wed: '수요일',
  thu: '목요일',
  fri: '금요일',
  sat: '토요일',
  sun: '일요일',
};

export const programDefinition: ShortListDefinition<ProgramRow, ProgramContent, Program, ProgramContent> = {
  kind: 'program',
  table: programs,
  tag: 'programs',
  place,
  may: mayWritePrograms,
  binDays,
  words: { plain: '프로그램', topic: '프로그램은', subject: '프로그램이', object: '프로그램을' },
  most: programsMost,
  check: checkContent,
  contentOf,
  present: presentProgram,
  presentStored: (content) => programContentSchema.parse(content),
  /** Its address opens the list with its own card. */
  searchEntry: (row) => ({
    kind: 'program',
    key: String(row.id),
    section: 'daycare',
    path: `${place}/${row.id}`,
    title: row.title,
    text: ['프로그램', row.weekdays.map((day) => dayNames[day]).join(' '), row.place, row.audience, row.description]
      .filter(Boolean)
      .join(' · '),
    at: null,
    visibleFrom: null,
  }),
  files: {
    of: ({ pictures }) => pictures.map(({ id }) => id),
    problem: (uploads, ids) =>
      ids.every((id) => uploads.get(id)?.image)
        ? undefined
        : { field: 'pictures', message: '사진만 넣을 수 있습니다.' },
  },
  draft: { schema: programSchemas.draftContent },
  routes: programsPaths,
  schemas: programSchemas,
  bodyLimit: formBody,
  reading: { routes: programsPaths, list: programListSchema, order: [programs.order] },
};
