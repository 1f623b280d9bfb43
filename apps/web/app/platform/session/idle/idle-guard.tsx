import { useEffect, useState } from 'react';
import { readAccessToken } from '../access-token.ts';
import { refreshSession } from '../refresh.ts';
import { useSession } from '../use-user.ts';
import { IdleWarning } from './idle-warning.tsx';
import { sessionEnd, type SessionEnd } from './session-times.ts';

/** Twice as long as the law of accessibility asks for. */
const warnedBefore = 120_000;
/** Whoever does something this long after a token came gets another. */
const renewedAfter = 300_000;

/** Whoever works goes on; whoever has gone is warned, and then signed out. */
export function IdleGuard() {
  const { auth } = useSession();
  const token = auth.accessToken;
  const [warned, setWarned] = useState<{ token: string; end: SessionEnd }>();

  useEffect(() => {
    const end = sessionEnd(token, Date.now());
    if (!end) return undefined;
    let renewFrom = Date.now() + renewedAfter;
    const note = () => {
      if (end.isFinal || Date.now() < renewFrom) return;
      renewFrom = Date.now() + renewedAfter;
      // The server counts calls; somebody who only types has made none.
      refreshSession(readAccessToken()).catch(() => undefined);
    };
    const stopping = new AbortController();
    for (const kind of ['keydown', 'pointerdown']) {
      document.addEventListener(kind, note, { signal: stopping.signal, passive: true });
    }
    const timer = setTimeout(
      () => {
        // From here on it is asked for: a key that only looks around is no answer.
        stopping.abort();
        setWarned({ token, end });
      },
      Math.max(0, end.at - warnedBefore - Date.now()),
    );
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [token]);

  // A new token, from this tab or another, has settled the matter.
  if (!warned || warned.token !== token) return null;
  return <IdleWarning end={warned.end} onClose={() => setWarned(undefined)} />;
}
