import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { useMemo, useState } from 'react';
import { CloseDialog } from '../../../../platform/editing/drafts/close-dialog.tsx';
import { LeaveGuard } from '../../../../platform/editing/drafts/leave-guard.tsx';
import { previewButtonId, SaveBar } from '../../../../platform/editing/form/save-bar.tsx';
import { useDraftKeeper } from '../../../../platform/editing/drafts/use-draft-keeper.ts';
import { PageMeta } from '../../../../platform/page-meta.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import type { AdminProps, Start } from '../admin-props.ts';
import { dropDraft, keepDraft } from '../page-calls.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditingForm } from './editing-form.tsx';
import { EditingProvider } from './editing-context.ts';
import { Preview } from './preview.tsx';
import { useEditing } from './use-editing.ts';
import { useSaving, type TypedPage } from './use-saving.ts';
import styles from './editor.module.css';

export function PageEditing({ opened, draw, start, onClose, onSaved }: AdminProps & { start: Start }) {
  const { page, facts } = opened;
  const [base, setBase] = useState(start.base);
  const [shown, setShown] = useState<PageContent>();
  const [isClosing, setClosing] = useState(false);
  const { keeper, state: draft } = useDraftKeeper({
    keptAt: start.keptAt,
    keep: ({ content, base: from }: TypedPage) => keepDraft(page.key, content, from),
  });
  const editing = useEditing(start.content, (content) => keeper.typed({ content, base }));
  const { latest, announce } = editing;
  const saving = useSaving({ pageKey: page.key, base, keeper, latest, onSaved, onWrong: editing.openForms });
  const { conflict, problems } = saving;
  const context = useMemo(
    () => ({ problems: new Map(problems.map(({ fieldId, message }) => [fieldId, message])), facts, announce }),
    [problems, facts, announce],
  );

  async function preview() {
    // What the server has kept it has also cleaned, as it will clean what is saved.
    const kept = await keeper.flush();
    if (keeper.hasWaiting()) saving.say('미리보기를 만들지 못했습니다. 인터넷을 확인해 주십시오.');
    else setShown(kept?.content ?? start.content);
  }

  async function drop(message?: string) {
    await keeper.stop();
    await dropDraft(page.key).catch(() => undefined);
    if (message) await onSaved(message);
    else onClose();
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

  const save = () => {
    setShown(undefined);
    void saving.save();
  };

  return (
    <EditingProvider value={context}>
      <LeaveGuard keeper={keeper} />
      {shown ? (
        <Preview
          page={{ ...page, ...shown, facts: [...facts] }}
          titleBefore={page.title}
          draw={draw}
          onSave={save}
          onBack={() => {
            setShown(undefined);
            requestAnimationFrame(() => document.getElementById(previewButtonId)?.focus());
          }}
        />
      ) : (
        <Column>
          <PageMeta title={`${page.title} 고치기`} description={page.description} />
          <div className={styles.admin}>
            {conflict && (
              <EditConflict
                conflict={conflict}
                mine={editing.content}
                facts={facts}
                onGoOn={goOn}
                onDrop={() => void drop('내 글을 버렸습니다. 저장된 글이 보입니다.')}
              />
            )}
            <EditingForm editing={editing} problems={problems} failure={saving.failure} />
            <SaveBar
              draft={draft}
              message={editing.message}
              isBusy={saving.isBusy || conflict !== undefined}
              onSave={() => !conflict && save()}
              onPreview={() => void preview()}
              onClose={() => (draft.kind === 'untouched' ? onClose() : setClosing(true))}
            />
          </div>
        </Column>
      )}
      {isClosing && (
        <CloseDialog
          onKeep={async () => {
            await keeper.flush();
            if (!keeper.hasWaiting()) onClose('고치던 글을 임시 저장해 두었습니다. 다음에 이어서 고치실 수 있습니다.');
            return !keeper.hasWaiting();
          }}
          onDrop={() => void drop()}
          onStay={() => setClosing(false)}
        />
      )}
    </EditingProvider>
  );
}
