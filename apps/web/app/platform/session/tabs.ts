import { readAccessToken } from './access-token.ts';

const channel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined);

/** Tells the other tabs that somebody signed in or out. */
export function announceSessionChange(): void {
  const told = channel();
  told?.postMessage('changed');
  told?.close();
}

/** Calls back whenever the access token's cookie is another one than before, whoever changed it. */
export function watchOtherTabs(onChange: () => void): () => void {
  let last = readAccessToken();
  const look = () => {
    const now = readAccessToken();
    if (now === last) return;
    last = now;
    onChange();
  };
  const told = channel();
  told?.addEventListener('message', look);
  const stopping = new AbortController();
  const { signal } = stopping;
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => {
    stopping.abort();
    told?.close();
  };
}
