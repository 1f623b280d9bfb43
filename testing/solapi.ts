import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface SentMessage {
  to: string;
  customFields: Record<string, string>;
}

export interface TakenMessage extends SentMessage {
  messageId: string;
}

export interface SolapiStandIn extends AsyncDisposable {
  /** For SOLAPI_ADDRESS. */
  address: string;
  taken: TakenMessage[];
  /** Method and path of every call. */
  calls: string[];
}

export const solapiAccount = { key: 'NCSATESTKEY', secret: 'a secret of the test' };

/** What the documentation says a call has to carry. */
function isSigned({ headers }: IncomingMessage): boolean {
  const given = /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\w{12,64}), signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, key, date = '', salt = '', signature] = given ?? [];
  const wanted = createHmac('sha256', solapiAccount.secret).update(`${date}${salt}`).digest('hex');
  return key === solapiAccount.key && signature === wanted && Math.abs(Date.parse(date) - Date.now()) < 900_000;
}

export interface SolapiOptions {
  /** Runs when a message has been taken and not yet been acknowledged; `false` breaks the line off instead. */
  onTaken?: (message: TakenMessage) => boolean;
}

/** Answers on loopback as SOLAPI's documentation says: send-many/detail and list. */
export async function startSolapi(options: SolapiOptions = {}): Promise<SolapiStandIn> {
  const taken: TakenMessage[] = [];
  const calls: string[] = [];

  function send(body: string): object | undefined {
    const { messages } = JSON.parse(body) as { messages: SentMessage[] };
    const [message] = messages;
    if (!message) return { errorCode: 'ValidationError', errorMessage: '데이터가 없습니다.' };
    if (!/^01\d{8,9}$/.test(message.to)) {
      const failed = { ...message, messageId: 'M4V0', statusCode: '1021', statusMessage: '수신번호 오류' };
      return { failedMessageList: [failed], groupInfo: {}, messageList: [] };
    }
    const known = { ...message, messageId: `M4V${taken.length + 1}` };
    taken.push(known);
    if (options.onTaken?.(known) === false) return undefined;
    const listed = { messageId: known.messageId, statusCode: '2000', statusMessage: '정상 접수' };
    return { failedMessageList: [], groupInfo: { groupId: 'G4V1' }, messageList: [listed] };
  }

  function list(query: URLSearchParams): object {
    const found = taken.filter(({ to }) => query.get('criteria') === 'to' && to === query.get('value'));
    return { startKey: null, limit: 20, messageList: Object.fromEntries(found.map((each) => [each.messageId, each])) };
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      calls.push(`${request.method} ${pathname}`);
      const answer = (status: number, data: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      if (!isSigned(request)) return answer(401, { errorCode: 'SignatureDoesNotMatch', errorMessage: '인증 오류' });
      if (pathname === '/messages/v4/list') return answer(200, list(searchParams));
      if (pathname !== '/messages/v4/send-many/detail') return answer(404, { errorCode: 'ResourceNotFound' });
      const data = send(body);
      return data ? answer(200, data) : response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
