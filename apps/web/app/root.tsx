import './styles/tokens.css';
import './styles/high-contrast.css';
import './styles/base.css';
import './styles/print.css';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import type { Route } from './+types/root';
import { pageRequest } from './platform/page-request.ts';
import { SessionKeeper } from './platform/session/session-keeper.tsx';
import { useDisplay } from './platform/use-display.ts';
import { useMobile } from './platform/use-mobile.ts';
import { addWebFont } from './platform/web-font.ts';
import { RootError } from './shell/error-pages/root-error.tsx';
import { PhoneDock } from './shell/footer/phone-dock.tsx';
import { SiteFooter } from './shell/footer/site-footer.tsx';
import { SiteHeader } from './shell/header/site-header.tsx';
import { PageHead } from './shell/page-head.tsx';
import { SessionNotice } from './shell/session-notice.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { ScrollButton } from './ui/scroll-button/scroll-button.tsx';
import { Spinner } from './ui/spinner/spinner.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { user, display } = context.get(pageRequest);
  return { user, display };
}

export function Layout({ children }: { children: ReactNode }) {
  const { text, contrast } = useDisplay();
  const { state } = useNavigation();
  useEffect(addWebFont, []);
  return (
    <html lang="ko" data-text={text} data-contrast={contrast}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <SessionNotice />
          {children}
        </main>
        <SiteFooter />
        <PhoneDock />
        <ScrollButton />
        <Spinner isPending={state !== 'idle'} />
        <SessionKeeper />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const isMobile = useMobile();
  return (
    <>
      <PageHead />
      <Outlet context={{ isMobile }} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootError error={error} />;
}
