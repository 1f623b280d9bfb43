import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import {
  changePageTextSchema,
  drawingSchema,
  issueBinSchema,
  issueBodyMax,
  issueContentSchema,
  issuePageParamsSchema,
  issuePageSchema,
  issueParamsSchema,
  issueRevisionParamsSchema,
  issueRevisionSchema,
  issueSourceSchema,
  issueVersionListSchema,
  pageBodyMax,
  removeIssueQuerySchema,
  unlistedIssuesSchema,
  updateIssueSchema,
} from '@kidney/contract/newsletters/newsletters.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { IssueVersions } from './issue-versions.service.ts';
import type { NewsletterDesk } from './newsletter-desk.service.ts';
import { mayWriteNewsletters } from './newsletters.policy.ts';

const access = mayWriteNewsletters;
const params = issueParamsSchema;
const bodyLimit = issueBodyMax;

export function newsletterDeskEndpoints(desk: NewsletterDesk, versions: IssueVersions) {
  return [
    endpoint({
      route: newslettersPaths.source,
      summary: 'One issue as staff see it, public or not',
      access,
      params,
      output: issueSourceSchema,
      handle: async ({ params: { id } }) => ({ data: await desk.source(Number(id)) }),
    }),
    endpoint({
      route: newslettersPaths.sourcePage,
      summary: 'One page of an issue that need not be public',
      access,
      params: issuePageParamsSchema,
      output: issuePageSchema,
      handle: async ({ params: { id, page } }) => ({ data: await desk.sourcePage(Number(id), Number(page)) }),
    }),
    endpoint({
      route: newslettersPaths.drawing,
      summary: 'How far the pages of an issue are drawn',
      access,
      params,
      output: drawingSchema,
      handle: async ({ params: { id } }) => ({ data: await desk.drawing(Number(id)) }),
    }),
    endpoint({
      route: newslettersPaths.drawAgain,
      summary: 'Draw the pages once more, where that failed',
      access,
      params,
      output: drawingSchema,
      handle: async ({ params: { id } }) => ({
        data: await desk.drawAgain(Number(id)),
        message: '쪽 그림을 다시 만들기 시작했습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.create,
      summary: 'Add an issue; its pages are drawn afterwards',
      access,
      body: issueContentSchema,
      bodyLimit,
      output: issueSourceSchema,
      handle: async ({ body, principal }) => ({
        data: await desk.create(body, principal.sub),
        message: '소식지를 올렸습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.update,
      summary: 'Change an issue',
      access,
      params,
      body: updateIssueSchema,
      bodyLimit,
      output: issueSourceSchema,
      handle: async ({ params: { id }, body: { version, ...content }, principal }) => ({
        data: await desk.update(Number(id), content, version, principal.sub),
        message: '소식지를 고쳤습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.changeText,
      summary: 'Correct the words of a page',
      access,
      params: issuePageParamsSchema,
      body: changePageTextSchema,
      bodyLimit: pageBodyMax,
      output: issuePageSchema,
      handle: async ({ params: { id, page }, body: { text, version } }) => ({
        data: await desk.changeText(Number(id), Number(page), text, version),
        message: '이 쪽의 글을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.remove,
      summary: 'Put an issue into the bin',
      access,
      params,
      query: removeIssueQuerySchema,
      output: z.null(),
      handle: async ({ params: { id }, query, principal }) => {
        const seen = query.version === undefined ? undefined : Number(query.version);
        await desk.remove(Number(id), seen, principal.sub);
        return { data: null, message: '소식지를 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.' };
      },
    }),
    endpoint({
      route: newslettersPaths.restore,
      summary: 'Take an issue out of the bin',
      access,
      params,
      output: issueSourceSchema,
      handle: async ({ params: { id } }) => ({
        data: await desk.restore(Number(id)),
        message: '소식지를 되살렸습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.bin,
      summary: 'What lies in the bin, the last first',
      access,
      output: issueBinSchema,
      handle: async () => ({ data: await desk.bin() }),
    }),
    endpoint({
      route: newslettersPaths.unlisted,
      summary: 'What is not public, or not yet',
      access,
      output: unlistedIssuesSchema,
      handle: async () => ({ data: await desk.unlisted() }),
    }),
    endpoint({
      route: newslettersPaths.versions,
      summary: 'Every saved state of an issue',
      access,
      params,
      output: issueVersionListSchema,
      handle: async ({ params: { id } }) => ({ data: await versions.list(Number(id)) }),
    }),
    endpoint({
      route: newslettersPaths.revision,
      summary: 'What an issue said in one version',
      access,
      params: issueRevisionParamsSchema,
      output: issueRevisionSchema,
      handle: async ({ params: { id, version } }) => ({ data: await versions.find(Number(id), Number(version)) }),
    }),
  ];
}
