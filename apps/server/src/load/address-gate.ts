export interface GateOptions {
  /** How many requests a second one address may go on with, and how many at once. */
  perSecond: number;
  burst: number;
  /** How many connections one address may hold open. */
  connections: number;
  /** Milliseconds that only ever go forward. */
  now(): number;
  /** Somebody was turned away. */
  onRefused?: (() => void) | undefined;
}

interface Bucket {
  left: number;
  at: number;
}

/** More addresses than this are not told apart for long: memory is bounded, and a flood from so many is not ours to stop. */
const mostAddresses = 50_000;

/** Counts requests and connections by address, in memory. Knows no HTTP. */
export function createAddressGate({ perSecond, burst, connections, now, onRefused }: GateOptions) {
  /** An address that has been quiet for so long has all its requests back, and need not be remembered. */
  const refilledAfter = (burst / perSecond) * 1_000;
  let recent = new Map<string, Bucket>();
  let earlier = new Map<string, Bucket>();
  let turnedAt = now();
  const open = new Map<string, number>();
  let refused = 0;

  function bucketOf(address: string, at: number): Bucket {
    if (at - turnedAt > refilledAfter || recent.size >= mostAddresses) {
      earlier = recent;
      recent = new Map();
      turnedAt = at;
    }
    const known = recent.get(address) ?? earlier.get(address) ?? { left: burst, at };
    recent.set(address, known);
    return known;
  }

  const count = (isLetIn: boolean): boolean => {
    if (isLetIn) return true;
    refused += 1;
    onRefused?.();
    return false;
  };

  return {
    /** Whether a request of this address may pass. `cost` is 1, or less for what costs less. */
    mayPass(address: string, cost: number): boolean {
      const at = now();
      const bucket = bucketOf(address, at);
      bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * perSecond);
      bucket.at = at;
      if (bucket.left < cost) return count(false);
      bucket.left -= cost;
      return true;
    },

    /** Whether one more connection may be held open; whoever was let in says when it has ended. */
    enter(address: string): boolean {
      const held = open.get(address) ?? 0;
      if (held >= connections) return count(false);
      open.set(address, held + 1);
      return true;
    },

    leave(address: string): void {
      const held = (open.get(address) ?? 0) - 1;
      if (held > 0) open.set(address, held);
      else open.delete(address);
    },

    /** How many were turned away since this was asked the last time. */
    takeRefused(): number {
      const since = refused;
      refused = 0;
      return since;
    },

    get size() {
      return { addresses: recent.size + earlier.size, connected: open.size };
    },
  };
}

export type AddressGate = ReturnType<typeof createAddressGate>;
