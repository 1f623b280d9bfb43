import './styles/tokens.css';
import './styles/high-contrast.css';
import './styles/base.css';
import './styles/print.css';
import { useEffect, type ReactNode } from 'react';
import { staffHomePaths } from '@kidney/contract/operations/staff-home/staff-home.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { data, Links, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import type { Route } from './+types/root';
import { call } from './platform/api-client.ts';
import type { ShownSite } from './platform/identity.ts';
import { logError } from './platform/log-error.ts';
import { pageRequest } from './platform/page-request.ts';
import type { PageSlots } from './platform/page-slots.ts';
import { createServerTransport } from './platform/server-transport.ts';
import { loadForStaff } from './platform/session/load-for-staff.ts';
import { SessionBoundary } from './platform/session/session-boundary.tsx';
import { useDisplay } from './platform/use-display.ts';
import { useMobile } from './platform/use-mobile.ts';
import { addWebFont } from './platform/web-font.ts';
import { RootError } from './shell/error-pages/root-error.tsx';
import { PhoneDock } from './shell/footer/phone-dock.tsx';
import { SiteFooter } from './shell/footer/site-footer.tsx';
import { SiteHeader } from './shell/header/site-header.tsx';
import { orderSections } from './shell/navigation/order-sections.ts';
import { SectionNav } from './shell/navigation/section-nav.tsx';
import { sections } from './shell/navigation/sections.ts';
import { OfficeCorner } from './shell/office/office-corner.tsx';
import officeSheet from './shell/office/office.css?url';
import { isOfficePath, useOffice } from './shell/office/use-office.ts';
import { PageHead } from './shell/page-head.tsx';
import { SessionNotice } from './shell/session-notice.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { UrgentBanner } from './shell/urgent-banner.tsx';
import { ScrollButton } from './ui/scroll-button/scroll-button.tsx';
import { Spinner } from './ui/spinner/spinner.tsx';

/** What the settings said when this process last read them: a page that is drawn without them still says whom to call. */
let lastKnown: ShownSite | null = null;

/** What waits stands above every screen of the office. Without it the screen is drawn all the same. */
async function loadDue(context: Route.LoaderArgs['context'], request: Request): Promise<number> {
  if (!isOfficePath(new URL(request.url).pathname)) return 0;
  const counted = await loadForStaff(
    context,
    async (transport) => (await call(transport, staffHomePaths.count)).data,
  ).catch((error: unknown) => logError('what is due could not be counted', error));
  return counted?.due ?? 0;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, display, origin } = context.get(pageRequest);
  try {
    const [{ data: settings }, due] = await Promise.all([
      call(createServerTransport(context).transport, settingsPaths.site),
      loadDue(context, request),
    ]);
    const { menu, identity, banner, pictures, features } = settings;
    const { name, fullName } = settings.region;
    const site = { identity, banner, region: { name, fullName }, ...(pictures.logo && { logo: pictures.logo }) };
    lastKnown = site;
    return { user, display, origin, site, menu: orderSections(menu, features), ...(due > 0 && { due }) };
  } catch (error) {
    logError('the settings could not be loaded', error);
    // The page is drawn with what we know without them, and the status keeps it from being shown to others.
    return data({ user, display, origin, site: lastKnown, menu: null }, { status: 503 });
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const { text, contrast } = useDisplay();
  const { state } = useNavigation();
  const office = useOffice();
  const isPublic = office !== 'inside';
  // Another font would move what is there already, and screens of the office stay as they are.
  useEffect(() => {
    if (isPublic) addWebFont();
  }, [isPublic]);
  return (
    <html lang="ko" data-text={text} data-contrast={contrast}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={contrast === 'high' ? '#000000' : '#ffffff'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        {office && <link rel="stylesheet" href={officeSheet} />}
      </head>
      <body>
        <SkipLink />
        <OfficeCorner />
        {isPublic && <SiteHeader />}
        {isPublic && <UrgentBanner />}
        <main id="main" tabIndex={-1}>
          <SessionNotice />
          {children}
        </main>
        {isPublic && <SiteFooter />}
        {isPublic && <PhoneDock />}
        <ScrollButton />
        <Spinner isPending={state !== 'idle'} />
        <SessionBoundary />
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
      <Outlet context={{ isMobile, sectionNav: <SectionNav />, menu: sections } satisfies PageSlots} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootError error={error} />;
}
