import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { ReactNode } from 'react';
import { draftInWords } from '../../../../platform/editing/drafts/draft-messages.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { SavingProblems } from '../editor/saving-problems.tsx';
import { blockButtonId, type Editing } from '../editor/use-editing.ts';
import { WorkConflict } from '../editor/work-conflict.tsx';
import type { PageWork } from '../use-page-work.ts';

interface BlockToolsProps {
  block: Block;
  editing: Editing;
  onHide: () => void;
}

/** What is done with a block as a whole. */
export function BlockTools({ block, editing, onHide }: BlockToolsProps) {
  const seen = editing.content.blocks.filter(({ hidden }) => !hidden);
  const place = seen.indexOf(block);
  const button = (name: 'up' | 'down' | 'hide' | 'remove') => ({
    id: blockButtonId(block.id, name),
    kind: 'secondary' as const,
    size: 'small' as const,
  });
  return (
    <Buttons>
      <Button {...button('up')} aria-disabled={place === 0} onClick={() => editing.moveBlock(block, -1, true)}>
        <Icon name="chevronUp" />
        위로
      </Button>
      <Button
        {...button('down')}
        aria-disabled={place === seen.length - 1}
        onClick={() => editing.moveBlock(block, 1, true)}
      >
        <Icon name="chevronDown" />
        아래로
      </Button>
      <Button {...button('hide')} onClick={onHide}>
        숨기기
      </Button>
      <Button {...button('remove')} kind="danger" onClick={() => editing.removeBlock(block, true)}>
        <Icon name="trash" />
        지우기
      </Button>
    </Buttons>
  );
}

interface OpenPartProps {
  owner: string;
  name: string;
  work: PageWork;
  /** Of several that are open one says what went wrong. */
  isSpeaker: boolean;
  tools?: ReactNode;
  onUndo: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A part of the page under the hands of its writer, where it stands; everything around it stays. */
export function OpenPart({ owner, name, work, isSpeaker, tools, onUndo, onClose, children }: OpenPartProps) {
  const { editing, saving, draft } = work;
  const isBusy = saving.isBusy || saving.conflict !== undefined;
  return (
    <div className="place-panel">
      {tools && (
        <div role="group" aria-label={name} className="place-tools">
          {tools}
        </div>
      )}
      {isSpeaker && (
        <>
          <WorkConflict work={work} />
          <SavingProblems problems={saving.problems} failure={saving.failure} />
        </>
      )}
      {/* Enter in one of the fields saves nothing: whoever writes a heading goes on writing. */}
      <form id={`form-${owner}`} aria-label={`${name} 고치기`} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      {isSpeaker && (
        <div className="place-foot" data-bar-at-bottom>
          <Buttons>
            <Button size="small" aria-disabled={isBusy} onClick={() => !isBusy && void saving.save()}>
              <Icon name="check" />
              저장
            </Button>
            <Button kind="secondary" size="small" aria-disabled={!editing.mayUndo} onClick={onUndo}>
              되돌리기
            </Button>
            <Button kind="secondary" size="small" onClick={onClose}>
              그만두기
            </Button>
          </Buttons>
          <p className="place-small">{draftInWords(draft)}</p>
          <p role="status">{editing.message}</p>
        </div>
      )}
    </div>
  );
}
