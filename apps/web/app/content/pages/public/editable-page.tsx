import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';

const PageAdmin = lazy(() => import('../admin/page-admin.tsx'));

interface EditablePageProps {
  page: Page;
  /** Draws the page, or what will become of it, as visitors see it. */
  children: (page: Page) => ReactNode;
}

/** A page as visitors see it; for those who write it with the room, and later the buttons, to change it in its place. */
export function EditablePage({ page, children: draw }: EditablePageProps) {
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite();
  const drawn = draw(page);
  if (!mayWrite) return drawn;
  const waiting = (
    <div className="editable">
      <noscript>
        <p>고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {drawn}
    </div>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PageAdmin key={page.key} page={page} draw={draw} />
    </Suspense>
  );
}
