import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import {
  answerPageSchema,
  formCheckSchema,
  formKindSchema,
  formPageSchema,
  formStartSchema,
  nextPageSchema,
  openDraftSchema,
  openPageSchema,
  receiptSchema,
  startDraftSchema,
  startedDraftSchema,
} from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import { z } from 'zod';
import { endpoint, formBody } from '../../../platform/endpoint.ts';
import type { DraftsService } from './drafts.service.ts';
import type { SubmitService } from './submit.service.ts';

export function draftsEndpoints(drafts: DraftsService, submitting: SubmitService) {
  return [
    endpoint({
      route: applicationDraftsPaths.start,
      summary: 'What a form is for and what has to be agreed to',
      access: 'public',
      cost: 'database',
      params: formKindSchema,
      output: formStartSchema,
      handle: async ({ params }) => ({ data: await drafts.start(params.kind) }),
    }),
    endpoint({
      route: applicationDraftsPaths.begin,
      summary: 'Begin an application, once the consents are given',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-begin',
      body: startDraftSchema,
      output: startedDraftSchema,
      handle: async ({ body: { kind, ...given }, context }) => ({
        data: await drafts.begin(kind, given, context.clientAddress),
      }),
    }),
    endpoint({
      route: applicationDraftsPaths.page,
      summary: 'One question of an unfinished application, with what was answered',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-step',
      body: openPageSchema,
      output: formPageSchema,
      handle: async ({ body, context }) => ({
        data: await drafts.page(body.token, body.page, context.clientAddress),
      }),
    }),
    endpoint({
      route: applicationDraftsPaths.answer,
      summary: 'Answer one question; says which comes next',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-step',
      bodyLimit: formBody,
      body: answerPageSchema,
      output: nextPageSchema,
      handle: async ({ body: { token, page, answers, isChange }, context }) => ({
        data: await drafts.answer(token, page, answers, isChange, context.clientAddress),
      }),
    }),
    endpoint({
      route: applicationDraftsPaths.check,
      summary: 'All answers in words, before they are sent',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-step',
      body: openDraftSchema,
      output: formCheckSchema,
      handle: async ({ body, context }) => ({ data: await drafts.check(body.token, context.clientAddress) }),
    }),
    endpoint({
      route: applicationDraftsPaths.submit,
      summary: 'Send an application; a second time gives the same receipt',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-step',
      body: openDraftSchema,
      output: receiptSchema,
      handle: async ({ body, context }) => ({
        data: await submitting.submit(body.token, context.clientAddress),
        message: '신청을 접수했습니다.',
      }),
    }),
    endpoint({
      route: applicationDraftsPaths.receipt,
      summary: 'The receipt of an application that was sent',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-step',
      body: openDraftSchema,
      output: receiptSchema,
      handle: async ({ body, context }) => ({ data: await submitting.receipt(body.token, context.clientAddress) }),
    }),
    endpoint({
      route: applicationDraftsPaths.discard,
      summary: 'Throw an unfinished application away',
      access: 'public',
      cost: 'database',
      body: openDraftSchema,
      output: z.null(),
      handle: async ({ body, context }) => {
        await drafts.discard(body.token, context.clientAddress);
        return { data: null, message: '쓰시던 신청서를 지웠습니다.' };
      },
    }),
  ];
}
