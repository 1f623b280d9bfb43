import { useEffect, useState } from 'react';

/** Lets the browser keep this page for when the connection is gone; true once it has. Where it cannot, nothing is said. */
export function useKeptOffline(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    serviceWorker
      .register('/emergency-worker.js')
      .then(() => serviceWorker.ready)
      .then(() => caches.match('/'))
      .then(
        (kept) => setKept(kept !== undefined),
        () => {},
      );
  }, []);
  return isKept;
}
