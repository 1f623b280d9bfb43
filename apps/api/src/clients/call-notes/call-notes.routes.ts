import { callNotesPaths } from '@kidney/contract/clients/call-notes/call-notes.paths.ts';
import {
  callNoteListSchema,
  callNoteParamsSchema,
  callNoteSchema,
  contactByCallNoteSchema,
  endCallNoteSchema,
  reopenCallNoteSchema,
  writeCallNoteSchema,
} from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayLeadCases } from '../applications/index.ts';
import type { CallNotesService } from './call-notes.service.ts';

const ofNote = {
  access: mayLeadCases,
  knownTo: mayLeadCases,
  params: callNoteParamsSchema,
  output: callNoteSchema,
} as const;

const endedWords = { called: '전화하신 것으로 적었습니다.', dropped: '메모를 치웠습니다.' } as const;

export function callNotesEndpoints(service: CallNotesService) {
  return [
    endpoint({
      route: callNotesPaths.list,
      summary: 'Who is to be called back, what is due first, first; then what was done in the last seven days',
      access: mayLeadCases,
      output: callNoteListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: callNotesPaths.write,
      summary: 'Write down that somebody called and is to be called back',
      access: mayLeadCases,
      body: writeCallNoteSchema,
      output: callNoteSchema,
      handle: async ({ body, principal }) => ({
        data: await service.write(body, principal.sub),
        message: '메모를 남겼습니다.',
      }),
    }),
    endpoint({
      ...ofNote,
      route: callNotesPaths.end,
      summary: 'Say that somebody was called back, or need not be',
      body: endCallNoteSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.end(params.id, body, principal.sub),
        message: endedWords[body.ending],
      }),
    }),
    endpoint({
      ...ofNote,
      route: callNotesPaths.contact,
      summary: 'Write a call into the case that it was about, which ends its note',
      body: contactByCallNoteSchema,
      handle: async ({ params, body, principal }) => {
        const { note, isWritten } = await service.contact(params.id, body, principal.sub);
        const message = isWritten
          ? '신청 기록에 남겼습니다.'
          : '신청 기록에 이미 있어 더 적지 않고, 마친 것으로 두었습니다.';
        return { data: note, message };
      },
    }),
    endpoint({
      ...ofNote,
      route: callNotesPaths.reopen,
      summary: 'Take the end of a note back; what was written into a case stays there',
      body: reopenCallNoteSchema,
      handle: async ({ params, body }) => {
        const note = await service.reopen(params.id, body.version);
        const stays = note.caseId === null ? '' : ' 신청 기록에 적힌 것은 그대로 있습니다.';
        return { data: note, message: `전화할 곳으로 되돌렸습니다.${stays}` };
      },
    }),
  ];
}
