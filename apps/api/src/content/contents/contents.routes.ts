import { contentsPaths, type ContentAct } from '@kidney/contract/content/contents/contents.paths.ts';
import {
  contentActsSchema,
  contentFilterSchema,
  contentPageSchema,
  contentSheetQuerySchema,
  doneContentsSchema,
  type DoneContents,
} from '@kidney/contract/content/contents/contents.schema.ts';
import { sheetFileSchema } from '@kidney/contract/shared/sheet.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { ContentActsService } from './content-acts.service.ts';
import type { ContentsService } from './contents.service.ts';

/** Who sees all content together. What may be done to a kind is for its own feature to say. */
const mayCareForContents = ['editor', 'owner'] as const;

const did: Record<ContentAct, string> = {
  publish: '공개했습니다.',
  withdraw: '내렸습니다.',
  bin: '휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.',
  restore: '되살렸습니다.',
};

/** An issue that is listed before its day is seen from that day on. */
const fromItsDay = '소식지는 펴낸 날부터 보입니다.';

function inWords(act: ContentAct, { rows }: DoneContents): string {
  const refused = rows.filter(({ refusal }) => refusal).length;
  const done = rows.length - refused;
  const hasIssue = act === 'publish' && rows.some(({ kind, refusal }) => kind === 'newsletter' && !refusal);
  return [
    ...(done > 0 ? [`${done}건을 ${did[act]}`] : []),
    ...(hasIssue ? [fromItsDay] : []),
    ...(refused > 0 ? [`${refused}건은 하지 못했습니다.`] : []),
  ].join(' ');
}

export function contentsEndpoints(service: ContentsService, acts: ContentActsService) {
  return [
    endpoint({
      route: contentsPaths.list,
      summary: 'Everything that staff write, the last changed first; or what lies in the bins',
      access: mayCareForContents,
      query: contentFilterSchema,
      output: contentPageSchema,
      handle: async ({ query, principal }) => ({ data: await service.list(query, principal.roles) }),
    }),
    endpoint({
      route: contentsPaths.export,
      summary: 'The same list as CSV or Excel, without the names of people',
      access: mayCareForContents,
      query: contentSheetQuerySchema,
      output: sheetFileSchema,
      handle: async ({ query, principal }) => ({ data: await service.export(query, principal.roles) }),
    }),
    endpoint({
      route: contentsPaths.act,
      summary: 'One act on many contents; what was refused is said row by row',
      access: mayCareForContents,
      body: contentActsSchema,
      output: doneContentsSchema,
      handle: async ({ body, principal }) => {
        const data = await acts.act(body, principal);
        return { data, message: inWords(body.act, data) };
      },
    }),
  ];
}
