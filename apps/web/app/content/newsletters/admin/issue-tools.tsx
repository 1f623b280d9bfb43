import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { IssueSource } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { DeleteDialog } from '../../../platform/editing/deletion/delete-dialog.tsx';
import { sayBinned } from '../../../platform/editing/tools/writing-messages.tsx';
import { StaffCard } from '../../../platform/editing/tools/staff-card.tsx';
import { ToolButtons } from '../../../platform/editing/tools/tool-buttons.tsx';
import { ToolMessages } from '../../../platform/editing/tools/tool-messages.tsx';
import { useDeletion } from '../../../platform/editing/deletion/use-deletion.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { newslettersPath } from '../public/newsletter-address.ts';
import { DrawingState } from './drawing-state.tsx';
import { toContent, toDraft } from './issue-draft.ts';
import { IssueVersions } from './issue-versions.tsx';

function standingOf({ isListed, isPublic, publishedOn }: IssueSource): string {
  if (!isListed) return '숨겨 둔 소식지입니다. 누리집에 보이지 않습니다.';
  return isPublic ? '누리집에 보입니다.' : `${formatDate(publishedOn)}부터 누리집에 보입니다.`;
}

/** Above an issue for those who write it: edit, hide or show, what it said before, into the bin, and how far its pages are. */
export default function IssueTools({ source }: { source: IssueSource }) {
  const navigate = useNavigate();
  const mutation = useMutation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id, title, version, isListed } = source;
  const deletion = useDeletion(`issue ${id}`, source, async (seen) => {
    await call(browserTransport, newslettersPaths.remove, { params: { id }, query: { version: String(seen) } });
    await navigate(newslettersPath, { state: sayBinned(title) });
  });

  async function turn() {
    if (mutation.isBusy) return;
    const body = { ...toContent(toDraft(source)), isListed: !isListed, version };
    const ending = await mutation.act(() => call(browserTransport, newslettersPaths.update, { params: { id }, body }));
    if (ending.current) {
      await mutation.reload();
      mutation.say({ kind: 'error', message: '그사이 다른 분이 고쳤습니다. 보시고 다시 눌러 주십시오.' });
    }
  }

  return (
    <>
      <StaffCard>
        <ToolMessages mutation={mutation} deletion={deletion} />
        <p>{standingOf(source)}</p>
        <DrawingState key={source.file?.id} id={id} loaded={source.drawing} mutation={mutation} />
        <Buttons>
          <ToolButtons
            editAt={`${newslettersPath}/edit/${id}`}
            deletion={deletion}
            isHistoryOpen={isHistoryOpen}
            onHistory={() => setHistoryOpen(!isHistoryOpen)}
          >
            <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={() => void turn()}>
              <Icon name={isListed ? 'close' : 'check'} />
              {isListed ? '숨기기' : '보이기'}
            </Button>
          </ToolButtons>
        </Buttons>
        {isHistoryOpen && (
          <IssueVersions id={id} current={version} mutation={mutation} onClose={() => setHistoryOpen(false)} />
        )}
      </StaffCard>
      <DeleteDialog
        deletion={deletion}
        question="이 소식지를 삭제할까요?"
        subject="이 소식지를"
        consequence={`휴지통에 들어갑니다. ${binDays}일 안에 되살리실 수 있습니다.`}
      />
    </>
  );
}
