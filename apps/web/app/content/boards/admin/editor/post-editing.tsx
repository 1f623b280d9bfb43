import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import type { PostPreview as Preview, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CloseDialog } from '../../../../platform/editing/drafts/close-dialog.tsx';
import { LeaveGuard } from '../../../../platform/editing/drafts/leave-guard.tsx';
import { previewButtonId, SaveBar } from '../../../../platform/editing/form/save-bar.tsx';
import { useDraftKeeper } from '../../../../platform/editing/drafts/use-draft-keeper.ts';
import { failureInWords } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import type { BoardHead } from '../../public/board-looks.ts';
import { dropDraft, keepDraft, showText, type PostKey } from '../post-calls.ts';
import { draftOf, type PostForm, type PublishChoice, type Start } from '../post-form.ts';
import { summaryOf } from './field-problems.ts';
import { PostConflict } from './post-conflict.tsx';
import { PostFields } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { PublishFields } from './publish-fields.tsx';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving, type TypedPost } from './use-post-saving.ts';
import styles from '../board-admin.module.css';

interface PostEditingProps {
  head: BoardHead;
  postKey: PostKey;
  source: PostSource | null;
  start: Start;
  onVersions: () => void;
}

const saveLabels: Record<PublishChoice, string> = { now: '올리기', scheduled: '예약하기', kept: '보관하기' };

export function PostEditing({ head: { board, path }, postKey, source, start, onVersions }: PostEditingProps) {
  const navigate = useNavigate();
  const [base, setBase] = useState(start.base);
  const [shown, setShown] = useState<Preview>();
  const [isClosing, setClosing] = useState(false);
  const [message, setMessage] = useState('');
  const [uploading] = useState(() => new Set<string>());
  const { keeper, state: draft } = useDraftKeeper({
    keptAt: start.keptAt,
    keep: ({ form, base: from }: TypedPost) => keepDraft(board, postKey, draftOf(form), from),
  });
  const editing = usePostForm(start.form, (form) => keeper.typed({ form, base }));
  const { form, latest } = editing;
  const wasPublic = source !== null && source.number !== null;
  const saveLabel = source?.state === 'public' && form.publish === 'now' ? '저장' : saveLabels[form.publish];

  const leaveTo = (place: string, said?: string) => void navigate(place, said ? { state: { said } } : {});
  const home = source?.state === 'public' ? `${path}/${source.id}` : path;

  const saving = usePostSaving({
    board,
    postKey,
    base,
    keeper,
    latest,
    onSaved: (post, said) => leaveTo(post.state === 'public' ? `${path}/${post.id}` : path, said),
  });
  const { conflict, errors } = saving;
  const problems = useMemo(() => summaryOf(errors), [errors]);

  const noteUploads = useCallback(
    (what: string, isBusy: boolean) => void (isBusy ? uploading.add(what) : uploading.delete(what)),
    [uploading],
  );

  function save() {
    setShown(undefined);
    if (uploading.size > 0) saving.say('사진이나 파일을 올리는 중입니다. 다 올라간 뒤에 다시 눌러 주십시오.');
    else void saving.save();
  }

  async function preview() {
    const { html, files } = latest();
    try {
      setShown(
        await showText(
          board,
          html,
          files.map(({ id }) => id),
        ),
      );
    } catch (error) {
      saving.say(failureInWords(error));
    }
  }

  function goOn(next: PostForm, said: string) {
    if (!conflict) return;
    const { version } = conflict.current;
    saving.settleConflict();
    editing.replace(next);
    setBase(version);
    keeper.typed({ form: next, base: version });
    setMessage(said);
  }

  async function drop() {
    await keeper.stop();
    await dropDraft(board, postKey).catch(() => undefined);
    leaveTo(home);
  }

  async function keepAndLeave() {
    await keeper.flush();
    if (keeper.hasWaiting()) return false;
    leaveTo(home, '쓰시던 글을 임시 저장해 두었습니다. 다음에 이어서 쓰실 수 있습니다.');
    return true;
  }

  async function openVersions() {
    await keeper.flush();
    if (keeper.hasWaiting()) saving.say('임시 저장하지 못했습니다. 인터넷을 확인해 주십시오.');
    else onVersions();
  }

  return (
    <>
      <LeaveGuard keeper={keeper} />
      {shown && (
        <PostPreview
          title={form.title}
          shown={shown}
          saveLabel={saveLabel}
          onSave={save}
          onBack={() => {
            setShown(undefined);
            requestAnimationFrame(() => document.getElementById(previewButtonId)?.focus());
          }}
        />
      )}
      {/* Kept while the preview is seen: the text editor has its own memory of what can be undone. */}
      <div className={styles.admin} hidden={shown !== undefined}>
        <p>쓰시는 동안 저절로 임시 저장합니다. 다 쓰시면 맨 아래의 단추를 눌러 주십시오.</p>
        {conflict && <PostConflict conflict={conflict} mine={form} onGoOn={goOn} />}
        {saving.failure && (
          <StatusMessage key={saving.attempt} isFocused kind="error">
            {saving.failure}
          </StatusMessage>
        )}
        {problems.length > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={problems} />}
        <PostFields editing={editing} errors={errors} onBusy={noteUploads} />
        <PublishFields editing={editing} errors={errors} wasPublic={wasPublic} />
        <SaveBar
          draft={draft}
          message={message}
          isBusy={saving.isBusy || conflict !== undefined}
          saveLabel={saveLabel}
          onSave={() => !conflict && save()}
          onPreview={() => void preview()}
          onClose={() => (draft.kind === 'untouched' ? leaveTo(home) : setClosing(true))}
        >
          {postKey !== newContent && (
            <Button kind="secondary" onClick={() => void openVersions()}>
              고친 기록
            </Button>
          )}
        </SaveBar>
      </div>
      {isClosing && <CloseDialog onKeep={keepAndLeave} onDrop={() => void drop()} onStay={() => setClosing(false)} />}
    </>
  );
}
