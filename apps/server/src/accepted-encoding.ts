/** Best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

function choose(header: string): Encoding {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
    accepted.set(name.trim(), quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const isAccepted = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return encodings.find((encoding) => encoding !== 'identity' && isAccepted(encoding)) ?? 'identity';
}

// Browsers send a handful of different values; whoever invents others does not fill memory.
const mostRemembered = 100;
const remembered = new Map<string, Encoding>();

export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  let encoding = remembered.get(header);
  if (encoding === undefined) {
    encoding = choose(header);
    if (remembered.size < mostRemembered) remembered.set(header, encoding);
  }
  return encoding;
}
