import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  to: string[];
  /** As it came over the wire, its lines unfolded. */
  raw: string;
}

/** How the server answers somebody's address: with an error of that code, or by taking the mail. */
type Judge = (address: string) => { code: number; message: string } | undefined;

export interface SmtpSink extends AsyncDisposable {
  /** For SMTP_ADDRESS. */
  address: string;
  port: number;
  received: ReceivedMail[];
}

export interface SmtpSinkOptions {
  port?: number;
  judge?: Judge;
  /** Runs after a mail has been read and before it is acknowledged. */
  onMail?: (mail: ReceivedMail) => Promise<void>;
}

/** A real SMTP server on loopback that keeps what it takes. */
export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = options.judge?.(address);
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const keep = async () => {
        const raw = (await text(stream)).replaceAll(/\r\n[ \t]+/g, ' ');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { messageId: /^message-id: *(\S+)/im.exec(raw)?.[1] ?? '', to, raw };
        received.push(mail);
        await options.onMail?.(mail);
      };
      callbackify(keep)((error) => done(error));
    },
  });
  // A client that is killed breaks its connection off; that is what the tests are about.
  server.on('error', () => {});
  const listener = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    port,
    received,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
