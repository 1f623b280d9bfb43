/** As the server counts, in seconds: a token's own life, and how long a session may rest. */
const tokenLife = 600;
const longestRest = 1_800;

export interface SessionEnd {
  /** Milliseconds by this device's clock. */
  at: number;
  /** Twelve hours after signing in it ends whatever somebody does. */
  isFinal: boolean;
}

/** When the session of a token ends if nobody does anything. A token came at most ten minutes ago, whatever the clock says. */
export function sessionEnd(token: string, now: number): SessionEnd | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, number>;
    if (iat === undefined || exp === undefined) return null;
    const age = Math.min(Math.max(now / 1000 - iat, 0), tokenLife);
    const isFinal = exp - iat < tokenLife;
    return { at: now + ((isFinal ? exp - iat : longestRest) - age) * 1000, isFinal };
  } catch {
    return null;
  }
}
