import { applicationParamsSchema } from '@kidney/contract/clients/applications/applications.schema.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import {
  callFormParamsSchema,
  callFormQuerySchema,
  callFormSchema,
  careForCaseSchema,
  caseFormSchema,
  caseListQuerySchema,
  caseListSchema,
  caseMessageParamsSchema,
  caseSchema,
  changeRideSchema,
  contactCaseSchema,
  editCaseSchema,
  messageCaseSchema,
  moveCaseSchema,
  noteCaseSchema,
  notesListSchema,
  previewNotesSchema,
  proveCaseSchema,
  takeCallSchema,
} from '@kidney/contract/clients/cases/cases.schema.ts';
import { endpoint, formBody } from '../../platform/endpoint.ts';
import type { CallsService } from './calls.service.ts';
import { mayLeadCases } from '../applications/index.ts';
import type { CasesService } from './cases.service.ts';

const ofCase = {
  access: mayLeadCases,
  knownTo: mayLeadCases,
  params: applicationParamsSchema,
  output: caseSchema,
} as const;

export function casesEndpoints(service: CasesService, calls: CallsService) {
  return [
    endpoint({
      route: casesPaths.list,
      summary: 'Applications on one shelf, the newest first',
      access: mayLeadCases,
      query: caseListQuerySchema,
      output: caseListSchema,
      handle: async ({ query, principal }) => ({ data: await service.list(query, principal.sub) }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.get,
      summary: 'One application with its answers and all that happened to it',
      handle: async ({ params }) => ({ data: await service.get(params.id) }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.move,
      summary: 'Lead an application to another step',
      body: moveCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.move(params.id, body, principal.sub),
        message: '단계를 옮겼습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.changeRide,
      summary: 'Give a rider another van, other days or times from a day on',
      body: changeRideSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.changeRide(params.id, body, principal.sub),
        message: '배정을 고쳤습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.care,
      summary: 'Say who leads an application, and by when',
      body: careForCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.care(params.id, body, principal),
        message: '담당과 기한을 적었습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.note,
      summary: 'Write a note that only the office sees',
      body: noteCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.note(params.id, body.text, principal.sub),
        message: '메모를 적었습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.contact,
      summary: 'Write down that somebody was called or came',
      body: contactCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.contact(params.id, body, principal.sub),
        message: '연락한 것을 적었습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.prove,
      summary: 'Write down which paper was looked at; no copy is kept',
      body: proveCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.prove(params.id, body, principal.sub),
        message: '확인한 서류를 적었습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.message,
      summary: 'Send the person of an application a text message',
      body: messageCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.message(params.id, body.text, principal.sub),
        message: '문자를 보낼 차례에 올렸습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.retryMessage,
      summary: 'Send a message of an application once more, to the number that it has now',
      params: caseMessageParamsSchema,
      handle: async ({ params }) => ({
        data: await service.retryMessage(params.id, params.message),
        message: '문자를 다시 보낼 차례에 올렸습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.tellMessage,
      summary: 'Say that the person was told by telephone what a message could not tell',
      params: caseMessageParamsSchema,
      handle: async ({ params, principal }) => ({
        data: await service.tellMessage(params.id, params.message, principal.sub),
        message: '전화로 알린 것으로 적었습니다.',
      }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.form,
      summary: 'The answers of an application, to be changed',
      output: caseFormSchema,
      handle: async ({ params }) => ({ data: await service.form(params.id) }),
    }),
    endpoint({
      ...ofCase,
      route: casesPaths.edit,
      summary: 'Correct the answers of an application',
      bodyLimit: formBody,
      body: editCaseSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.edit(params.id, body, principal.sub),
        message: '신청 내용을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: casesPaths.callForm,
      summary: 'A whole form on one screen, for whoever takes a call',
      access: mayLeadCases,
      params: callFormParamsSchema,
      query: callFormQuerySchema,
      output: callFormSchema,
      handle: async ({ params: { kind }, query: { person, draft }, principal }) => ({
        data: await (draft === undefined ? calls.form(kind, person) : calls.unfinished(kind, draft, principal.sub)),
      }),
    }),
    endpoint({
      route: casesPaths.callNotes,
      summary: 'What has to be known about answers that are being written down',
      access: mayLeadCases,
      params: callFormParamsSchema,
      bodyLimit: formBody,
      body: previewNotesSchema,
      output: notesListSchema,
      handle: async ({ params, body }) => ({ data: await calls.notes(params.kind, body.answers) }),
    }),
    endpoint({
      route: casesPaths.takeCall,
      summary: 'Take an application by telephone; the same key makes no second one',
      access: mayLeadCases,
      bodyLimit: formBody,
      body: takeCallSchema,
      output: caseSchema,
      handle: async ({ body, principal }) => ({
        data: await calls.take(body, principal.sub),
        message: '신청을 접수했습니다.',
      }),
    }),
  ];
}
