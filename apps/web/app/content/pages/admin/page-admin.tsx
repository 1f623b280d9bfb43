import type { Page, PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { lazy, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { drawingNames, drawingOf } from '../../../art/figures.ts';
import { addSheet } from '../../../platform/add-sheet.ts';
import { CloseDialog } from '../../../platform/editing/drafts/close-dialog.tsx';
import { LeaveGuard } from '../../../platform/editing/drafts/leave-guard.tsx';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { AllDrawings } from '../public/blocks/drawings.ts';
import { EditingProvider } from './editor/editing-context.ts';
import { PageOutline, previewButtonId } from './editor/page-outline.tsx';
import { Preview } from './editor/preview.tsx';
import { WorkDraft } from './editor/work-draft.tsx';
import placeSheet from './place/place.css?url';
import { stripButtonId, type StripButton } from './place/strip.tsx';
import { blockButtonId } from './editor/use-editing.ts';
import { usePageWork } from './use-page-work.ts';
import { PageVersions } from './versions/page-versions.tsx';

/** Its styles are not in the sheet that every visitor downloads. */
const PageInPlace = lazy(async () => {
  const [part] = await Promise.all([import('./place/page-in-place.tsx'), addSheet(placeSheet)]);
  return { default: part.PageInPlace };
});

interface PageAdminProps {
  page: Page;
  draw: (page: Page) => ReactNode;
}

type View = 'place' | 'outline' | 'versions';

const allDrawings = Object.fromEntries(
  drawingNames.flatMap((name) => {
    const drawing = drawingOf(name);
    return drawing ? [[name, drawing]] : [];
  }),
);

const keptWords = '고치던 글을 임시 저장해 두었습니다. 다음에 이어서 고치실 수 있습니다.';

/** A page as those who write it see it: to be changed in its place, in the list of its blocks, or through its versions. */
export default function PageAdmin({ page, draw }: PageAdminProps) {
  const { revalidate } = useRevalidator();
  const [view, setView] = useState<View>('place');
  const [preview, setPreview] = useState<PageContent>();
  const [isClosing, setClosing] = useState(false);
  const [said, setSaid] = useState('');
  const work = usePageWork(page, { onEnd });
  const { saving, keeper, opened, offer } = work;

  /** The page stands there again, and the focus where the work was. */
  function onEnd(message: string | undefined, at: string | undefined) {
    const from = view;
    flushSync(() => {
      setView('place');
      setClosing(false);
      setSaid(message ?? '');
    });
    const part = at && from === 'place' ? document.getElementById(blockButtonId(at, 'edit')) : null;
    (part ?? document.getElementById(stripButtonId(from === 'place' ? 'outline' : from)))?.focus();
  }

  async function openView(next: StripButton) {
    setSaid('');
    if (next === 'versions' && work.isTouched) {
      // Nothing that is typed gets lost: it is offered again as what was kept.
      await keeper.flush();
      if (keeper.hasWaiting()) return;
      work.leave();
    }
    await work.open(next, () => setView(next), next === 'outline');
  }

  async function look() {
    const content = await work.cleaned();
    if (content) setPreview(content);
    else saving.say('미리보기를 만들지 못했습니다. 인터넷을 확인해 주십시오.');
  }

  function close() {
    if (work.isTouched) setClosing(true);
    else work.leave();
  }

  function drawView() {
    if (preview) {
      return (
        <Preview
          page={{ ...work.shown, ...preview }}
          titleBefore={page.title}
          draw={draw}
          onSave={() => {
            setPreview(undefined);
            void saving.save();
          }}
          onBack={() => {
            setPreview(undefined);
            requestAnimationFrame(() => document.getElementById(previewButtonId)?.focus());
          }}
        />
      );
    }
    if (offer?.at === 'outline') {
      return (
        <Column>
          <PageMeta title={`${page.title} 고치기`} description={page.description} />
          <WorkDraft offer={offer} askedBy={stripButtonId('outline')} />
        </Column>
      );
    }
    if (view === 'outline') {
      return (
        <PageOutline
          work={work}
          title={page.title}
          description={page.description}
          onPreview={() => void look()}
          onPlace={() => setView('place')}
          onClose={close}
        />
      );
    }
    if (view === 'versions' && opened) {
      return (
        <PageVersions
          opened={opened}
          draw={draw}
          onClose={() => work.leave()}
          onSaved={async (message) => {
            await revalidate();
            work.leave(message);
          }}
        />
      );
    }
    return (
      <PageInPlace
        work={work}
        draw={draw}
        said={said}
        onSaid={setSaid}
        onView={(next) => void openView(next)}
        onPreview={() => void look()}
        onClose={close}
      />
    );
  }

  return (
    <AllDrawings value={allDrawings}>
      <EditingProvider value={work.context}>
        {opened && <LeaveGuard keeper={keeper} />}
        {drawView()}
        {isClosing && (
          <CloseDialog
            onKeep={async () => {
              await keeper.flush();
              if (!keeper.hasWaiting()) work.leave(keptWords);
              return !keeper.hasWaiting();
            }}
            onDrop={() => void work.drop()}
            onStay={() => setClosing(false)}
          />
        )}
      </EditingProvider>
    </AllDrawings>
  );
}
