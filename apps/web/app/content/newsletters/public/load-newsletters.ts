import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { pageRequest } from '../../../platform/page-request.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { writers } from '../../../platform/editing/tools/writers.ts';
import { issueWords, pageWords } from './newsletter-labels.ts';

type Context = Readonly<RouterContextProvider>;

const isWriter = (context: Context) =>
  context.get(pageRequest).user?.roles.some((role) => writers.includes(role)) === true;

/** Staff also see what is not public, and how far its pages are. */
export async function loadIssue(context: Context, id: number) {
  const { transport } = createServerTransport(context);
  if (isWriter(context)) {
    const { data: source } = await call(transport, newslettersPaths.source, { params: { id } }).catch(refuse);
    return { issue: issueWords(source), summary: source.summary, source };
  }
  const { data: issue } = await call(transport, newslettersPaths.get, { params: { id } }).catch(refuse);
  return { issue: issueWords(issue), summary: issue.summary, source: null };
}

export type LoadedIssue = Awaited<ReturnType<typeof loadIssue>>;

export async function loadPage(context: Context, id: number, page: number) {
  const { transport } = createServerTransport(context);
  const route = isWriter(context) ? newslettersPaths.sourcePage : newslettersPaths.page;
  const { data } = await call(transport, route, { params: { id, page } }).catch(refuse);
  return { shown: pageWords(data) };
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;
