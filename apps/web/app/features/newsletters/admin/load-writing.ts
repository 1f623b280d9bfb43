import { newIssue } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { pageRequest } from '../../../platform/page-request.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { writers } from '../public/staff-only.tsx';
import type { Loaded } from './writing-page.tsx';

/** Null where somebody has to sign in first. */
export async function loadWriting(
  context: Readonly<RouterContextProvider>,
  id: number | undefined,
): Promise<Loaded | null> {
  if (!context.get(pageRequest).user?.roles.some((role) => writers.includes(role))) return null;
  const { transport } = createServerTransport(context);
  const today = dayInSeoul(new Date().toISOString());
  try {
    const { data: kept } = await call(transport, newslettersPaths.draft, { params: { key: id ?? newIssue } });
    if (id === undefined) return { kept, today };
    const { data: issue } = await call(transport, newslettersPaths.source, { params: { id } });
    return { issue, kept, today };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    return refuse(error);
  }
}
