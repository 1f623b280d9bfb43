import { channel } from 'node:diagnostics_channel';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { z } from 'zod';
import { actAs, forRequest } from './acting.ts';
import type { Endpoint, Upload } from './endpoint.ts';
import { AppError, toAppError, toFailure } from './errors.ts';
import { aFewOf, parseFields } from './field-problems.ts';
import { noResidentNumbers } from './input-messages.ts';
import type { Log } from './log.ts';
import type { Principal, RequestContext } from './request-context.ts';
import { residentNumbersIn } from './resident-numbers.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  openUpload?(): Promise<Upload>;
}

export interface PipelineAnswer {
  status: number;
  body: unknown;
  cookies: string[];
  retryAfter?: number;
}

export interface PipelineOptions {
  endpoints: readonly Endpoint[];
  publicOrigin: string;
  /** Asks the database whether the session still stands, and returns the roles it has now. */
  confirm(principal: Principal): Promise<Principal | null>;
  /** Whether the association has what is called, by the path of its route. */
  isThere(path: string): Promise<boolean>;
  log: Log;
}

export interface Pipeline {
  run(of: Endpoint, context: RequestContext, input: RawInput): Promise<PipelineAnswer>;
  call(key: string, context: RequestContext, input: RawInput): Promise<PipelineAnswer>;
}

/** What a watcher of answered calls is told. In production only failed sign-ins are counted by it, where somebody measures. */
export interface AnsweredCall {
  route: string;
  status: number;
  userAgent: string;
}

const answered = channel('kidney:answered');

type Part = 'params' | 'query' | 'body';

const noUpload = () => Promise.reject(new AppError('INVALID_INPUT', { message: '올릴 파일을 골라 주십시오.' }));

function parse(parts: [Part, z.ZodType | undefined, unknown][]): Record<Part, unknown> {
  const parsed: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  const fields: FieldProblem[] = [];
  for (const [name, schema, value] of parts) {
    if (!schema) continue;
    const result = parseFields(schema, value ?? {}, name);
    if (result.fields) fields.push(...result.fields);
    else parsed[name] = result.data;
  }
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields: aFewOf(fields) });
  return parsed;
}

/** They must not be kept, so nothing is done with what holds one. */
function refuseResidentNumbers({ query, body }: RawInput): void {
  const fields = [...residentNumbersIn(query, 'query'), ...residentNumbersIn(body, 'body')];
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { message: noResidentNumbers, fields: aFewOf(fields) });
}

/** Whether somebody may know that there is what they ask for. */
const isKnown = ({ knownTo }: Endpoint, { roles }: Principal): boolean =>
  knownTo?.some((role) => roles.includes(role)) ?? true;

function refuseOtherSites(context: RequestContext, publicOrigin: string): void {
  const fromElsewhere =
    (context.origin !== null && context.origin !== publicOrigin) ||
    (context.fetchSite !== null && context.fetchSite !== 'same-origin');
  if (fromElsewhere) throw new AppError('CROSS_ORIGIN');
}

/** `GET /person/:id` as the log can hold it. */
const doorOf = ({ method, path }: Endpoint['route']) => `${method}${path.replaceAll(':', '_')}`.toLowerCase();

export function createPipeline(options: PipelineOptions): Pipeline {
  const byKey = new Map(options.endpoints.map((each) => [routeKey(each.route), each]));

  async function authorise(of: Endpoint, context: RequestContext): Promise<Principal | null> {
    if (of.access === 'public') return context.principal;
    const principal = context.principal && (await options.confirm(context.principal));
    if (!principal) throw new AppError('SIGN_IN_REQUIRED');
    if (principal.pendingFactor && !of.beforeFactor) throw new AppError('FACTOR_REQUIRED');
    const isAllowed = of.access === 'signed-in' || of.access.some((role) => principal.roles.includes(role));
    if (!isAllowed) throw new AppError(isKnown(of, principal) ? 'NOT_PERMITTED' : 'NOT_FOUND');
    if (of.freshFactor && !principal.isFactorFresh) throw new AppError('FACTOR_STALE');
    return principal;
  }

  async function answer(of: Endpoint, context: RequestContext, input: RawInput): Promise<PipelineAnswer> {
    try {
      if (!(await options.isThere(of.route.path))) throw new AppError('NOT_FOUND');
      if (of.sameOrigin) refuseOtherSites(context, options.publicOrigin);
      const principal = await authorise(of, context);
      refuseResidentNumbers(input);
      const { params, query, body } = parse([
        ['params', of.params, input.params],
        ['query', of.query, input.query],
        ['body', of.body, input.body],
      ]);
      for (const tag of of.shows ?? []) context.trace?.tags.add(tag);
      const openUpload = input.openUpload ?? noUpload;
      const who = {
        // On a public endpoint only a token vouches for it, so nobody is held to have acted.
        accountId: of.access === 'public' ? null : (principal?.sub ?? null),
        address: context.clientAddress,
        requestId: context.requestId,
        door: doorOf(of.route),
      };
      const handled = await actAs(who, () => of.handle({ context, principal, params, query, body, openUpload }));
      const data = of.output.parse(handled.data);
      return {
        status: 200,
        body: of.bare ? data : { data, message: handled.message ?? '' },
        cookies: handled.cookies ?? [],
      };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) {
        options.log.error({ err: error.cause ?? error, route: routeKey(of.route) }, error.code);
      }
      return {
        status: error.status,
        body: toFailure(error, context.requestId),
        cookies: error.details.cookies ?? [],
        ...(error.details.retryAfter !== undefined && { retryAfter: error.details.retryAfter }),
      };
    }
  }

  async function run(of: Endpoint, context: RequestContext, input: RawInput): Promise<PipelineAnswer> {
    const given = await forRequest(context.requestId, () => answer(of, context, input));
    if (answered.hasSubscribers) {
      const call: AnsweredCall = {
        route: routeKey(of.route),
        status: given.status,
        userAgent: context.userAgent,
      };
      answered.publish(call);
    }
    return given;
  }

  return {
    run,
    call: async (key, context, input) => {
      const of = byKey.get(key);
      if (!of) throw new Error(`no endpoint ${key}`);
      return run(of, context, input);
    },
  };
}
