import { contentParamsSchema as params } from '@kidney/contract/content/engine/content.schema.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import {
  changePageTextSchema,
  drawingSchema,
  issuePageParamsSchema,
  issuePageSchema,
  issueSourceSchema,
  pageBodyMax,
  unlistedIssuesSchema,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { NewsletterEditor } from './newsletter-editor.service.ts';

export function newsletterEditorEndpoints(editor: NewsletterEditor, access: readonly [string, ...string[]]) {
  return [
    endpoint({
      route: newslettersPaths.source,
      summary: 'One issue as staff see it, public or not',
      access,
      params,
      output: issueSourceSchema,
      handle: async ({ params: { id } }) => ({ data: await editor.source(Number(id)) }),
    }),
    endpoint({
      route: newslettersPaths.sourcePage,
      summary: 'One page of an issue that need not be public',
      access,
      params: issuePageParamsSchema,
      output: issuePageSchema,
      handle: async ({ params: { id, page } }) => ({ data: await editor.sourcePage(Number(id), Number(page)) }),
    }),
    endpoint({
      route: newslettersPaths.drawing,
      summary: 'How far the pages of an issue are drawn',
      access,
      params,
      output: drawingSchema,
      handle: async ({ params: { id } }) => ({ data: await editor.drawing(Number(id)) }),
    }),
    endpoint({
      route: newslettersPaths.drawAgain,
      summary: 'Draw the pages once more, where that failed',
      access,
      params,
      output: drawingSchema,
      handle: async ({ params: { id } }) => ({
        data: await editor.drawAgain(Number(id)),
        message: '쪽 그림을 다시 만들기 시작했습니다.',
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
        data: await editor.changeText(Number(id), Number(page), text, version),
        message: '이 쪽의 글을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: newslettersPaths.unlisted,
      summary: 'What is not public, or not yet',
      access,
      output: unlistedIssuesSchema,
      handle: async () => ({ data: await editor.unlisted() }),
    }),
  ];
}
