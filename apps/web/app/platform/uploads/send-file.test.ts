import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './send-file.ts';

const media = { id: 'x', name: '공고.hwp' } as Media;
const user = { sub: 7, username: 'kim', email: 'kim@example.com', nickName: '김신장', roles: [] };
const jar = { cookie: '' };
const place = { pathname: '/', search: '', assign: vi.fn<(to: string) => void>() };
let sent: { address: string; token: string; name: string }[];
let isHeld: boolean;
let answerTo: (token: string) => [status: number, body: string];

/** As much of XMLHttpRequest as a browser shows here, over an API that knows one good token. */
class Request extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  #address = '';
  #token = '';

  open(method: string, address: string) {
    this.#address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'Authorization') this.#token = value;
  }
  send(form: FormData) {
    sent.push({ address: this.#address, token: this.#token, name: (form.get('file') as File).name });
    for (const loaded of [1, 2]) this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 2 }));
    if (!isHeld) queueMicrotask(() => this.#answer());
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  #answer() {
    [this.status, this.responseText] = answerTo(this.#token);
    this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['x'], '공고.hwp');
const watch = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(share: number) => void>() });

beforeEach(() => {
  sent = [];
  isHeld = false;
  jar.cookie = 'accessToken=old';
  answerTo = (token) =>
    token === 'Bearer new'
      ? [200, JSON.stringify({ data: media, message: '' })]
      : [401, '{"code":"SIGN_IN_REQUIRED","message":""}'];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', place);
  vi.stubGlobal('fetch', async () => {
    jar.cookie = 'accessToken=new';
    return Response.json({ accessToken: 'new', userInfo: user });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('S-AU-03 a file refused for its token is sent once more with a new one, and its way is told', async () => {
  const watching = watch();
  expect(await uploadFile(file, watching)).toEqual(media);
  expect(sent).toEqual([
    { address: 'POST /api/media', token: 'Bearer old', name: '공고.hwp' },
    { address: 'POST /api/media', token: 'Bearer new', name: '공고.hwp' },
  ]);
  expect(watching.onProgress.mock.calls.flat()).toEqual([0.5, 1, 0.5, 1]);
});

test('D-FIL-01 a refusal says why, a proxy’s page does not, and no answer is an error of its own', async () => {
  answerTo = () => [415, '{"code":"UNSUPPORTED_MEDIA_TYPE","message":"올릴 수 없는 파일입니다.","requestId":"1"}'];
  await expect(uploadFile(file, watch())).rejects.toMatchObject({ message: '올릴 수 없는 파일입니다.' });
  answerTo = () => [413, '<html>'];
  await expect(uploadFile(file, watch())).rejects.toMatchObject({ failure: { code: 'INTERNAL' } });
  answerTo = () => [0, ''];
  await expect(uploadFile(file, watch())).rejects.toThrow('no answer');
});

test('D-FIL-01 a cancelled upload stops, before and while it is sent', async () => {
  isHeld = true;
  const cancel = new AbortController();
  const uploading = uploadFile(file, { ...watch(), signal: cancel.signal });
  cancel.abort();
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  await expect(uploadFile(file, { ...watch(), signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});
