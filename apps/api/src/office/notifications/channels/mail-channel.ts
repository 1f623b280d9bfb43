import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { DeliveryProblem, type Channel } from './channel.ts';

export interface MailOptions {
  /** smtps://host:port or smtp://host:port */
  address: string;
  user?: string | undefined;
  password?: string | undefined;
  from: string;
  /** The host that stands in every Message-ID. */
  host: string;
  /** How long each step may take. */
  waitMs?: number;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function optionsOf({ address, user, password, waitMs = 15_000 }: MailOptions): SMTPTransport.Options {
  const { protocol, hostname, port } = new URL(address);
  const isLoopback = loopback.has(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
    // Personal data leaves this machine encrypted or not at all.
    requireTLS: !isLoopback,
    ignoreTLS: isLoopback && protocol === 'smtp:',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs * 2,
    dnsTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 5321: 5 for ever, 4 for now. A refused sign-in is for the operator to mend, so it is tried again. */
function problemOf(error: unknown): DeliveryProblem {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  // An address that cannot even be asked for.
  if (code === 'EENVELOPE' && responseCode === undefined) return new DeliveryProblem('refused', code, true);
  if (responseCode === undefined) return new DeliveryProblem('unreachable', code);
  return new DeliveryProblem('refused', `${code} ${responseCode}`, responseCode >= 500 && code !== 'EAUTH');
}

/** Mail over SMTP, one connection a message: what is lost with a connection is one message, never two. */
export function createMailChannel(options: MailOptions): Channel {
  const transport = createTransport(optionsOf(options));
  return {
    async send({ id, to, words }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${options.host}>`,
          from: { name: words.from, address: options.from },
          to: { name: '', address: to },
          subject: words.subject,
          text: words.text,
          // Left to itself it changes with the letters of a link, and quoted-printable triples Korean.
          textEncoding: 'base64',
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return null;
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}
