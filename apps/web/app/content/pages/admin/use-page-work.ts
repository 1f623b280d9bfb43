import type { Page, PageContent, PageDraft } from '@kidney/contract/content/pages/pages.schema.ts';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { DraftState } from '../../../platform/editing/drafts/draft-keeper.ts';
import { useDraftKeeper } from '../../../platform/editing/drafts/use-draft-keeper.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { useEditing } from './editor/use-editing.ts';
import { useSaving, type TypedPage } from './editor/use-saving.ts';
import { dropDraft, keepDraft, openPage, type OpenedPage } from './page-calls.ts';
import { contentOf } from './tidy-content.ts';

/** What this person had typed before; it is taken up or thrown away before anything else is done. */
interface Offer {
  opened: OpenedPage;
  draft: PageDraft;
  /** Where it was asked for. */
  at: string;
  goOn: () => void;
}

interface WorkEnds {
  /** Saved, or thrown away: the page that is stored stands there again. `at` is the part that was worked on last. */
  onEnd: (message: string | undefined, at: string | undefined) => void;
}

/** What is being changed on a page, whether it is done in its place or in the list of its blocks. */
export function usePageWork(page: Page, { onEnd }: WorkEnds) {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<OpenedPage>();
  const [offer, setOffer] = useState<Offer>();
  const [isOpening, setOpening] = useState(false);
  const [failedAt, setFailedAt] = useState<{ at: string; message: string }>();
  const [base, setBase] = useState(page.version);
  const [keptAt, setKeptAt] = useState<string>();
  const [isTouched, setTouched] = useState(false);

  const { keeper, state } = useDraftKeeper({
    keptAt: undefined,
    keep: ({ content, base: from }: TypedPage) => keepDraft(page.key, content, from),
  });
  const editing = useEditing(contentOf(page), (content) => {
    setTouched(true);
    keeper.typed({ content, base });
  });
  const { latest, announce } = editing;
  const saving = useSaving({
    pageKey: page.key,
    base,
    keeper,
    latest,
    onSaved: end,
    onWrong: editing.openForms,
  });
  const { problems, conflict } = saving;
  const facts = opened?.facts ?? page.facts;
  const context = useMemo(
    () => ({ problems: new Map(problems.map(({ fieldId, message }) => [fieldId, message])), facts, announce }),
    [problems, facts, announce],
  );

  function begin(found: OpenedPage, content: PageContent, from: number, savedAt?: string) {
    setOffer(undefined);
    setOpened(found);
    setBase(from);
    setKeptAt(savedAt);
    setTouched(savedAt !== undefined);
    saving.forget();
    editing.restart(content);
  }

  const beginFresh = (found: OpenedPage) => begin(found, contentOf(found.page), found.page.version);

  /** Fetches what is stored now, and what was typed before; then goes on. Who only reads is offered no draft. */
  async function open(at: string, start: () => void, isToWrite = true) {
    if (opened) {
      start();
      return;
    }
    if (isOpening) return;
    setOpening(true);
    setFailedAt(undefined);
    try {
      const found = await openPage(page.key);
      const { draft } = found;
      if (draft && isToWrite) setOffer({ opened: found, draft, at, goOn: start });
      else {
        flushSync(() => beginFresh(found));
        start();
      }
    } catch (error) {
      setFailedAt({ at, message: failureInWords(error) });
    } finally {
      setOpening(false);
    }
  }

  function leave(message?: string) {
    const [at] = editing.open;
    flushSync(() => {
      setOpened(undefined);
      setTouched(false);
      saving.forget();
      editing.restart(contentOf(page));
    });
    onEnd(message, at);
  }

  async function end(message: string) {
    await revalidate();
    leave(message);
  }

  function goOn(content: PageContent, message: string) {
    if (!conflict) return;
    const { version } = conflict.current;
    saving.settleConflict();
    editing.replace(content);
    setBase(version);
    keeper.typed({ content, base: version });
    announce(message);
  }

  async function drop(message?: string) {
    await keeper.stop();
    await dropDraft(page.key).catch(() => undefined);
    if (message) await end(message);
    else leave();
  }

  const untouched: DraftState = { kind: 'untouched' };
  const fromBefore: DraftState = keptAt ? { kind: 'kept', at: keptAt } : untouched;
  const touched = state.kind === 'untouched' ? fromBefore : state;

  return {
    opened,
    offer: offer && {
      ...offer,
      onContinue() {
        const { opened: found, draft } = offer;
        flushSync(() => begin(found, draft.content, draft.baseVersion, draft.savedAt));
        offer.goOn();
      },
      onDrop() {
        dropDraft(page.key).catch(() => undefined);
        flushSync(() => beginFresh(offer.opened));
        offer.goOn();
      },
      onClose: () => setOffer(undefined),
    },
    failedAt,
    isOpening,
    isTouched,
    draft: isTouched ? touched : untouched,
    /** As it will be drawn: as it is typed, or as it is stored while nobody changes anything. */
    shown: opened ? { ...opened.page, ...editing.content, facts: [...facts] } : page,
    facts,
    editing,
    saving,
    keeper,
    context,
    open,
    leave,
    goOn,
    drop,
    /** What the server has kept it has also cleaned, as it will clean what is saved. Nothing where it could not be kept. */
    async cleaned(): Promise<PageContent | undefined> {
      const kept = await keeper.flush();
      return keeper.hasWaiting() ? undefined : (kept?.content ?? latest());
    },
  };
}

export type PageWork = ReturnType<typeof usePageWork>;
