import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors.ts';

export type Verdict = { isClean: true } | { isClean: false; name: string };
export type VirusScan = (path: string) => Promise<Verdict>;

const patience = 30_000;
const longestAnswer = 4096;

function dial(address: string): Socket {
  const [, host = '', port = ''] = /^tcp:\/\/(.+):(\d+)$/.exec(address) ?? [];
  return host ? connect(Number(port), host) : connect(address.replace(/^unix:\/\//, ''));
}

/** clamd's INSTREAM: pieces with their length before them, an empty one at the end. */
async function* inPieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path, { highWaterMark: 128 * 1024 }) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const text of socket) {
    answer += String(text);
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { isClean: true };
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name) return { isClean: false, name };
  throw new Error(`clamd said: ${answer || 'nothing'}`);
}

/** Asks clamd at `unix:///path` or `tcp://host:port`. Where it cannot be asked, nothing passes. */
export function createVirusScan(address: string, waitMs = patience): VirusScan {
  return async (path) => {
    const socket = dial(address);
    const late = setTimeout(() => socket.destroy(new Error('clamd is late')), waitMs);
    try {
      const answer = readAnswer(socket);
      // clamd may answer, and hang up, before it has heard everything.
      const [said, sent] = await Promise.allSettled([answer, pipeline(inPieces(path), socket, { end: false })]);
      if (said.status === 'rejected') throw said.reason;
      if (said.value === '' && sent.status === 'rejected') throw sent.reason;
      return verdictOf(said.value);
    } catch (cause) {
      const message = '바이러스 검사를 할 수 없어 파일을 받지 못했습니다. 잠시 뒤에 다시 해 주십시오.';
      throw new AppError('UNAVAILABLE', { message, cause, retryAfter: 60 });
    } finally {
      clearTimeout(late);
      socket.destroy();
    }
  };
}
