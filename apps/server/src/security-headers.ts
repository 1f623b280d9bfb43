import type { FastifyInstance } from 'fastify';

export type HeaderSet = Readonly<Record<string, string>>;

/** For answers that are no page: data, files, refusals. Opened as a document they can do nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const pageRules = (imageSources: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `img-src ${imageSources} data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');

/** `scripts` are the inline scripts that may run: `nonce-…` or `sha256-…`. */
export type PagePolicy = (scripts: readonly string[]) => string;

/** `filesOrigin` is where pictures come from that staff uploaded, where that is not the site itself. */
export function pagePolicy(filesOrigin = ''): PagePolicy {
  const rules = pageRules(`'self' ${filesOrigin}`.trim());
  return (scripts) => `${rules}; script-src 'self'${scripts.map((source) => ` '${source}'`).join('')}`;
}

/** Vite's client adds styles as elements and talks over a socket; nothing else is opened for development. */
export function developmentPagePolicy(policy: PagePolicy): PagePolicy {
  return (scripts) =>
    policy(scripts)
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:");
}

const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What every answer carries besides its content policy. */
export function securityHeaders(publicOrigin: string): HeaderSet {
  return {
    'x-content-type-options': 'nosniff',
    // Not no-referrer: with that a form sends `Origin: null`, and its own action would be refused.
    'referrer-policy': 'same-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Puts the strict set on every answer that goes through Fastify; a page has brought its own content policy by then. */
export function applySecurityHeaders(app: FastifyInstance, headers: HeaderSet): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    done();
  });
}
