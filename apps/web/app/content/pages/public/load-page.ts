import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { keyOfRoute } from './page-key.ts';
import { lookOf } from './page-look.ts';

/** What an information page needs, found by the route it is asked for at. */
export async function loadPage({ context, pattern }: LoaderFunctionArgs) {
  const { transport } = createServerTransport(context);
  const { data: page } = await call(transport, pagesPaths.get, { params: { key: keyOfRoute(pattern) } }).catch(refuse);
  return { page, ...lookOf(page.key, page.blocks) };
}

/** The same with the versions before it, for pages of which the law lets everybody see them. */
export async function loadPageWithVersions({ context, pattern }: LoaderFunctionArgs) {
  const { transport } = createServerTransport(context);
  const params = { key: keyOfRoute(pattern) };
  const [{ data: page }, { data: versions }] = await Promise.all([
    call(transport, pagesPaths.get, { params }),
    call(transport, pagesPaths.publicVersions, { params }),
  ]).catch(refuse);
  return { page, versions, ...lookOf(page.key, page.blocks) };
}

/** One version of it. The one that holds now has its own address. */
export async function loadVersion({ context, pattern, params }: LoaderFunctionArgs) {
  const { transport } = createServerTransport(context);
  const key = keyOfRoute(pattern);
  const version = Number(params['version']);
  const [{ data: page }, { data: revision }] = await Promise.all([
    call(transport, pagesPaths.get, { params: { key } }),
    call(transport, pagesPaths.publicRevision, { params: { key, version } }),
  ]).catch(refuse);
  if (page.version === revision.version) return redirect(`/${key}`);
  return { key, revision, ...lookOf(key, revision.content.blocks) };
}
