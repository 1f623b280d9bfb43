import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const site = <HydratedRouter />;

startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{site}</StrictMode> : site);
});
