import { once } from 'node:events';
import { connect } from 'node:net';
import { picturePage } from '@kidney/contract/clients/application-names.paths.ts';
import type { CallForm, Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { ProofPictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf } from '../../../testing/applications.ts';
import { formWith, pngOf } from '../../../testing/files.ts';
import { tokenOf } from '../../../testing/proof-pictures.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';

let site: TestSite;
let office: Record<string, string>;
beforeAll(async () => {
  site = await createTestSite();
  office = { ...(await site.signIn('dispatcher')), 'content-type': 'application/json', origin: publicOrigin };
});
afterAll(() => site[Symbol.asyncDispose]());

async function ask<Data>(method: string, path: string, body?: object): Promise<Data> {
  const init = { method, headers: office, ...(body && { body: JSON.stringify(body) }) };
  const answer = await site.send(`/api${path}`, init);
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(message);
  return data;
}

/** Somebody has applied, and the officer asks for a picture. */
async function askedFor() {
  const one = await ask<Case>('POST', '/application', callOf(await ask<CallForm>('GET', '/call-form/transport')));
  const { id } = one.colleagues[0] ?? { id: 0 };
  await ask('PUT', `/application/${one.id}/care`, { assigneeId: id, dueOn: null, version: 1 });
  const { pictures } = await ask<ProofPictures>('POST', `/application/${one.id}/picture`, { kind: 'disability-card' });
  const token = tokenOf(site, one.id);
  const query = new URLSearchParams({ token, picture: pictures[0]?.id ?? '' }).toString();
  const states = async () =>
    (await ask<ProofPictures>('GET', `/application/${one.id}/picture`)).pictures.map(({ state }) => state);
  return { status: `/transport/status?token=${token}`, page: `${picturePage}?${query}`, states };
}

function post(page: string, bytes: Uint8Array, name = 'card.png') {
  const { body, headers } = formWith(name, bytes);
  return site.send(page, { method: 'POST', headers: { ...headers, origin: publicOrigin }, body: new Uint8Array(body) });
}

describe('the page that takes a picture', () => {
  test('D-CAS-04 asks for the number to be covered first, takes a plain form, and is kept by nobody', async () => {
    const { status, page, states } = await askedFor();
    expect(await (await site.get(status)).text()).toContain('복지카드 사진 보내기');
    await site.get(page);
    const asking = await site.get(page);
    const { status: code, headers } = asking;
    expect([code, headers.get('cache-control'), headers.get('x-page')]).toEqual([200, 'no-store', 'miss']);
    const words = await asking.text();
    expect(words).toContain('먼저 번호를 가려 주십시오');
    expect(words).toMatch(/<form enctype="multipart\/form-data" method="post"/i);

    // More than any other form of the site may hold.
    const sent = await post(page, Buffer.concat([pngOf(1_500, 1_500), Buffer.alloc(300_000)]));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}&sent=yes`]);
    expect(await (await site.get(`${page}&sent=yes`)).text()).toContain('사진을 잘 받았습니다');
    expect(await states()).toEqual(['held']);
    expect(await (await site.get(status)).text()).not.toContain('사진 보내기');
    expect((await site.get(page)).status).toBe(404);
  });

  test('D-CAS-04 says what is wrong and stays open: nothing chosen, no picture, too large', async () => {
    const { page, states } = await askedFor();
    const nothing = await post(page, Buffer.alloc(0), '');
    expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringContaining('보내실 사진을 골라')]);
    const other = await post(page, Buffer.from('%PDF-1.7'), 'card.pdf');
    expect([other.status, await other.text()]).toEqual([415, expect.stringContaining('사진만 올릴 수 있습니다')]);
    expect((await post(page, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    expect(await states()).toEqual(['asked']);
  });

  test('D-CAS-04 takes nothing from another site, and no other page takes so much', async () => {
    const { page, states } = await askedFor();
    const { body, headers } = formWith('card.png', pngOf(9, 9));
    const foreign = { ...headers, origin: 'https://example.com' };
    const send = (to: string, bytes: Buffer, from: Record<string, string>) =>
      site.send(to, { method: 'POST', headers: from, body: new Uint8Array(bytes) });
    expect((await send(page, body, foreign)).status).toBe(403);
    const large = formWith('card.png', Buffer.alloc(300_000));
    expect((await send('/transport/status', large.body, { ...large.headers, origin: publicOrigin })).status).toBe(413);
    expect(await states()).toEqual(['asked']);
  });

  /** Says that a picture comes, and sends only its beginning. */
  async function stall(page: string, origin = publicOrigin) {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').setEncoding('utf8');
    const heard = { text: '' };
    const answered = Promise.withResolvers<void>();
    socket.on('data', (text: string) => {
      heard.text += text;
      answered.resolve();
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST ${page} HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x`,
    );
    return { socket, heard, answered: answered.promise };
  }

  test('D-SEC-06 reads nothing of what the office did not ask for, and holds no place for it', async () => {
    const { page, states } = await askedFor();
    const made = new URLSearchParams({ token: 'A'.repeat(43), picture: crypto.randomUUID() }).toString();
    const stalled = await Promise.all(Array.from({ length: 60 }, () => stall(`${picturePage}?${made}`)));
    await Promise.all(stalled.map(({ answered }) => answered));
    for (const { heard } of stalled) expect(heard.text).toMatch(/^HTTP\/1\.1 303 /);
    const foreign = await stall(page, 'https://example.com');
    await foreign.answered;
    expect(foreign.heard.text).toMatch(/^HTTP\/1\.1 403 /);
    const sent = await post(page, pngOf(9, 9));
    expect([sent.status, await states()]).toEqual([303, ['held']]);
    for (const { socket } of [...stalled, foreign]) socket.destroy();
  });

  test('D-SEC-06 one link has one place, and others send meanwhile', async () => {
    const [one, other] = [await askedFor(), await askedFor()];
    const first = await stall(one.page);
    const rest = await Promise.all(Array.from({ length: 8 }, () => stall(one.page)));
    const all = [first, ...rest];
    await new Promise<void>((resolve) => {
      let count = 0;
      for (const { answered } of all) {
        void answered.then(() => {
          count += 1;
          if (count === rest.length) resolve();
        });
      }
    });
    const sent = await post(other.page, pngOf(9, 9));
    expect([sent.status, await other.states()]).toEqual([303, ['held']]);
    const refused = all.filter(({ heard }) => heard.text.startsWith('HTTP/1.1 429 '));
    expect(refused).toHaveLength(8);
    for (const { socket } of all) socket.destroy();
    expect(await one.states()).toEqual(['asked']);
  });
});
