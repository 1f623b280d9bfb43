import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import type { IssueSource } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { newslettersPath } from '../public/newsletter-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DrawingState } from './drawing-state.tsx';
import { toContent, toDraft } from './issue-draft.ts';

function standingOf({ isListed, isPublic, publishedOn }: IssueSource): string {
  if (!isListed) return '숨겨 둔 소식지입니다. 누리집에 보이지 않습니다.';
  return isPublic ? '누리집에 보입니다.' : `${formatDate(publishedOn)}부터 누리집에 보입니다.`;
}

/** Above an issue for those who write it: edit, hide or show, into the bin, and how far its pages are. */
export default function IssueTools({ source }: { source: IssueSource }) {
  const navigate = useNavigate();
  const acts = useActs();
  const [isAsking, setAsking] = useState(false);
  const { id, title, version, isListed } = source;

  async function turn() {
    if (acts.isBusy) return;
    const body = { ...toContent(toDraft(source)), isListed: !isListed, version };
    const ending = await acts.act(() => call(browserTransport, newslettersPaths.update, { params: { id }, body }));
    if (ending.current) {
      await acts.reload();
      acts.say({ kind: 'error', message: '그사이 다른 분이 고쳤습니다. 보시고 다시 눌러 주십시오.' });
    }
  }

  async function remove(seen: number): Promise<number | undefined> {
    const query = { version: String(seen) };
    const ending = await acts.act(() => call(browserTransport, newslettersPaths.remove, { params: { id }, query }));
    if (ending.isDone) await navigate(newslettersPath, { state: { binned: title } });
    return (ending.current as IssueSource | undefined)?.version;
  }

  return (
    <Card ground="sand">
      <Stack gap="small">
        <div>
          <Tag icon="person">직원에게만 보입니다</Tag>
        </div>
        {acts.outcome && (
          <StatusMessage isFocused kind={acts.outcome.kind} onClose={acts.clearOutcome}>
            {acts.outcome.message}
          </StatusMessage>
        )}
        <p>{standingOf(source)}</p>
        <DrawingState key={source.file?.id} id={id} loaded={source.drawing} acts={acts} />
        <Buttons>
          <ButtonLink kind="secondary" size="small" to={`${newslettersPath}/edit/${id}`}>
            <Icon name="edit" />
            고치기
          </ButtonLink>
          <Button kind="secondary" size="small" aria-disabled={acts.isBusy} onClick={() => void turn()}>
            <Icon name={isListed ? 'close' : 'check'} />
            {isListed ? '숨기기' : '보이기'}
          </Button>
          <Button kind="danger" size="small" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            삭제
          </Button>
        </Buttons>
      </Stack>
      {isAsking && <DeleteDialog title={title} version={version} onRemove={remove} onClose={() => setAsking(false)} />}
    </Card>
  );
}
