import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** The test signature of every scanner, put together here so that no scanner takes this file away. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

export type Manner = 'scans' | 'is silent' | 'hangs up' | 'is full';

export interface TestClamd extends AsyncDisposable {
  address: string;
  manner: Manner;
  scanned: number;
}

const command = 'zINSTREAM\0';

/** The bytes of the stream, once its empty piece has come; undefined until then. */
function streamIn(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A server on this machine that speaks clamd's INSTREAM and knows one virus. */
export async function startClamd(where: number | string = 0): Promise<TestClamd> {
  const clamd = { manner: 'scans' as Manner, scanned: 0 };
  const answer = (socket: Socket, bytes: Buffer) => {
    clamd.scanned += 1;
    socket.end(`stream: ${bytes.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
  };
  const server: Server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    if (clamd.manner === 'hangs up') socket.destroy();
    if (clamd.manner === 'is full') socket.end('INSTREAM size limit exceeded. ERROR\0');
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const stream = clamd.manner === 'scans' ? streamIn(received) : undefined;
      if (stream) answer(socket, stream);
    });
  });
  server.listen(typeof where === 'number' ? { port: where, host: '127.0.0.1' } : { path: where });
  await once(server, 'listening');
  const at = server.address();
  return Object.assign(clamd, {
    address: typeof at === 'string' ? `unix://${at}` : `tcp://127.0.0.1:${at?.port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  });
}
