import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../../../../ui/button/button.tsx';
import { nameOf } from '../block-labels.ts';
import { PageWords } from '../editor/page-fields.tsx';
import { SourceWords } from '../editor/source-fields.tsx';
import { WorkDraft } from '../editor/work-draft.tsx';
import { blockButtonId, undoButtonId } from '../editor/use-editing.ts';
import { KindChoice, mostBlocks, tooManyBlocks } from '../editor/kind-choice.tsx';
import { BlockForm } from '../forms/block-form.tsx';
import type { PageWork } from '../use-page-work.ts';
import { FactLinks } from './fact-links.tsx';
import { focusText } from './focus-text.ts';
import { BlockTools, OpenPart } from './open-part.tsx';
import { PartButtons } from './part-buttons.tsx';
import { Strip, type StripButton } from './strip.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { usePlaces } from './use-places.ts';

interface PageInPlaceProps {
  work: PageWork;
  draw: (page: Page) => ReactNode;
  /** How the last work ended. */
  said: string;
  onSaid: (words: string) => void;
  onView: (view: StripButton) => void;
  onPreview: () => void;
  onClose: () => void;
}

const focus = (id: string) => document.getElementById(id)?.focus();
const focusUndo = () => document.getElementById(undoButtonId)?.focus({ preventScroll: true });

/** The page itself, with the buttons beside what they change. What draws it is what draws it for visitors. */
export function PageInPlace({ work, draw, said, onSaid, onView, onPreview, onClose }: PageInPlaceProps) {
  const { editing, offer, failedAt, isOpening, shown } = work;
  const { places, root } = usePlaces(shown.blocks, editing.open);
  /** Before which block another one is to come. */
  const [insertAt, setInsertAt] = useState<string>();
  const visible = shown.blocks.filter(({ id, hidden }) => !hidden && places.has(id));
  const [speaker] = editing.open;

  function edit(owner: string) {
    onSaid('');
    setInsertAt(undefined);
    void work.open(owner, () => {
      editing.startOnly(owner);
      focusText(owner);
    });
  }

  function insert(before: string) {
    onSaid('');
    void work.open(before, () => {
      flushSync(() => setInsertAt(before));
      document.querySelector<HTMLElement>(`[id="choose-${CSS.escape(before)}"] button`)?.focus();
    });
  }

  function undo(owner?: string) {
    const { removed } = editing;
    flushSync(editing.undo);
    if (removed) focus(blockButtonId(removed.block.id, 'edit'));
    else if (owner && !document.getElementById(`form-${owner}`)) focusUndo();
  }

  function hide(block: Block) {
    flushSync(() => {
      editing.hideBlock(block);
      editing.closeForm(block.id);
    });
    focusUndo();
  }

  function close(owner: string) {
    if (work.isTouched) onClose();
    else {
      work.leave();
      focus(blockButtonId(owner, 'edit'));
    }
  }

  const failureAt = (owner: string) => (failedAt?.at === owner ? failedAt.message : undefined);
  const offered = (owner: string) =>
    offer?.at === owner && (
      <div className="place-panel">
        <WorkDraft offer={offer} askedBy={blockButtonId(owner, 'edit')} />
      </div>
    );
  const shared = (owner: string, name: string) => ({
    owner,
    name,
    work,
    isSpeaker: owner === speaker,
    onUndo: () => undo(owner),
    onClose: () => close(owner),
  });

  function partOf(block: Block, index: number) {
    const { id } = block;
    const name = nameOf(block);
    if (editing.open.has(id)) {
      return (
        <OpenPart
          {...shared(id, name)}
          tools={<BlockTools block={block} editing={editing} onHide={() => hide(block)} />}
        >
          <BlockForm key={editing.edition} block={block} onChange={editing.editBlock} />
        </OpenPart>
      );
    }
    // What has a place of its own on the page, as a drawing beside another one has, is not put between others.
    const [row, rowBefore] = [id, visible[index - 1]?.id ?? ''].map(
      (each) => places.get(each)?.closest('section')?.parentElement,
    );
    const isInRow = row !== undefined && row === rowBefore && block.type !== 'figure';
    return (
      <>
        {offered(id)}
        {insertAt === id && (
          <div id={`choose-${id}`} className="place-choose">
            {shown.blocks.length >= mostBlocks ? (
              <p>{tooManyBlocks}</p>
            ) : (
              <KindChoice
                onChoose={(type) => {
                  setInsertAt(undefined);
                  editing.addBlock(
                    type,
                    editing.content.blocks.findIndex((each) => each.id === id),
                    true,
                  );
                }}
              />
            )}
            <div>
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  flushSync(() => setInsertAt(undefined));
                  focus(`insert-${id}`);
                }}
              >
                넣지 않기
              </Button>
            </div>
          </div>
        )}
        <PartButtons
          owner={id}
          name={name}
          isBusy={isOpening}
          failure={failureAt(id)}
          onEdit={() => edit(id)}
          onInsert={isInRow ? () => insert(id) : undefined}
        />
        {block.type === 'facts' && <FactLinks block={block} facts={shown.facts} place={places.get(id)} />}
      </>
    );
  }

  const sourcesPlace = places.get('sources');
  return (
    <div ref={root} className="editable">
      <Strip isBusy={isOpening} isHeadOpen={editing.open.has('page')} onHead={() => edit('page')} onView={onView} />
      <div className="place-head">
        {failedAt && !places.has(failedAt.at) && <p role="alert">{failedAt.message}</p>}
        {offered('page')}
        {editing.open.has('page') && (
          <OpenPart {...shared('page', '제목과 소개')}>
            <PageWords editing={editing} />
          </OpenPart>
        )}
      </div>
      {draw(shown)}
      {visible.map((block, index) => {
        const place = places.get(block.id);
        return place && createPortal(partOf(block, index), place, block.id);
      })}
      {sourcesPlace &&
        createPortal(
          editing.open.has('sources') ? (
            <OpenPart {...shared('sources', '참고한 자료')}>
              <SourceWords editing={editing} />
            </OpenPart>
          ) : (
            <>
              {offered('sources')}
              <PartButtons
                owner="sources"
                name="참고한 자료"
                isBusy={isOpening}
                failure={failureAt('sources')}
                onEdit={() => edit('sources')}
              />
            </>
          ),
          sourcesPlace,
          'sources',
        )}
      <UnsavedBar work={work} said={said} onUndo={() => undo()} onPreview={onPreview} onClose={onClose} />
    </div>
  );
}
