import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { signedIn } from '../../../testing/people.ts';

interface Described {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
  security?: unknown[];
}
interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema & Record<string, unknown>>;
  required?: string[];
  items?: Schema;
}

let test: TestApi;
let described: Described;
beforeAll(async () => {
  test = await createTestApi();
  described = (await (await signedIn(test)).browser.send('GET', '/openapi.json')).json();
});
afterAll(() => test[Symbol.asyncDispose]());

const answerOf = (operation: Operation | undefined, status: string) =>
  operation?.responses[status]?.content['application/json'].schema;

describe('GET openapi.json', () => {
  it('D-SEC-07 is there for staff alone, made once, and sent compressed', async () => {
    const { browser } = await signedIn(test);
    const strangers = [createBrowser(test.app), (await signedIn(test)).browser.copy()];
    strangers[1]?.cookies.delete('__Host-sid');
    for (const stranger of strangers) {
      const refused = await stranger.send('GET', '/openapi.json');
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    const zipped = await browser.send('GET', '/openapi.json', undefined, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.rawPayload.length).toBeLessThan(JSON.stringify(described).length / 5);
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(described);
    await browser.send('POST', '/auth/logout');
    expect((await browser.send('GET', '/openapi.json')).statusCode).toBe(404);
  });

  it('S-API-01 describes every endpoint, in version 3.1', () => {
    expect(described.openapi).toBe('3.1.0');
    const listed = Object.entries(described.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = test.api.endpoints.map(
      ({ route }) => `${route.method} /api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('S-API-01 keeps the bounds of what is sent', () => {
    const body = described.paths['/api/faq']?.['post']?.requestBody?.content['application/json'].schema;
    expect(body?.properties?.['title']).toMatchObject({ type: 'string', maxLength: 200 });
    expect(body?.properties?.['des']).toMatchObject({ type: 'string', maxLength: 20_000 });
    const signUp = described.paths['/api/auth/signup']?.['post']?.requestBody?.content['application/json'].schema;
    expect(signUp?.properties?.['password']).toMatchObject({ minLength: 12, maxLength: 256 });
    expect(described.paths['/api/faq/{id}']?.['delete']?.parameters?.map((each) => `${each.in} ${each.name}`)).toEqual(
      expect.arrayContaining(['path id', 'query version']),
    );
  });

  it('S-API-01 every string that comes in is bounded', () => {
    const strings = (schema: Schema, at: string): [string, Schema][] => [
      ...(schema.type === 'string' && !schema.enum && !('const' in schema)
        ? ([[at, schema]] as [string, Schema][])
        : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => strings(each, `${at} ${name}`)),
      ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat().flatMap((each) => strings(each, at)),
    ];
    let seen = 0;
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const { requestBody } of Object.values(operations)) {
        if (!requestBody) continue;
        for (const [at, schema] of strings(requestBody.content['application/json'].schema, path)) {
          expect(schema, at).toHaveProperty('maxLength');
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('S-API-01 shows the envelope, the one answer without it, and the failure', () => {
    const list = described.paths['/api/faq']?.['get'];
    expect(Object.keys(answerOf(list, '200')?.properties ?? {})).toEqual(['data', 'message']);
    expect(Object.keys(answerOf(list, '200')?.properties?.['data']?.items?.properties ?? {})).toEqual([
      'id',
      'title',
      'des',
      'version',
    ]);
    const refresh = described.paths['/api/auth/refresh']?.['post'];
    expect(Object.keys(answerOf(refresh, '200')?.properties ?? {})).toEqual(['accessToken', 'userInfo']);
    expect(answerOf(list, '4XX')?.required).toEqual(['code', 'message', 'requestId']);
  });

  it('S-API-01 says which endpoints need a session', () => {
    expect(described.paths['/api/faq']?.['get']?.security).toBeUndefined();
    expect(described.paths['/api/faq']?.['post']?.security).toEqual([{ bearer: [], companion: [] }]);
  });
});
