import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Column } from '../../../ui/layout/layout.tsx';

const PageAdmin = lazy(() => import('../admin/page-admin.tsx'));

interface EditablePageProps {
  page: Page;
  /** Draws the page, or what will become of it, as visitors see it. */
  children: (page: Page) => ReactNode;
}

/** A page as visitors see it, and for those who write it the way to its editor. */
export function EditablePage({ page, children: draw }: EditablePageProps) {
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite();
  const drawn = draw(page);
  if (!mayWrite) return drawn;
  if (isHydrated) {
    return (
      <Suspense fallback={drawn}>
        <PageAdmin key={page.key} page={page} draw={draw} />
      </Suspense>
    );
  }
  return (
    <>
      <noscript>
        <Column>
          <p>이 페이지를 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
        </Column>
      </noscript>
      {drawn}
    </>
  );
}
