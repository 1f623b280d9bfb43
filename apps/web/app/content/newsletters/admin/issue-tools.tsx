import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { IssueSource } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ContentTools } from '../../engine/content-tools.tsx';
import { DrawingState } from './drawing-state.tsx';
import { toContent, toDraft } from './issue-draft.ts';
import { issueKind } from './issue-kind.ts';

function standingOf({ isListed, isPublic, publishedOn }: IssueSource): string {
  if (!isListed) return '숨겨 둔 소식지입니다. 누리집에 보이지 않습니다.';
  return isPublic ? '누리집에 보입니다.' : `${formatDate(publishedOn)}부터 누리집에 보입니다.`;
}

/** Above an issue for those who write it: also hide or show, and how far its pages are. */
export default function IssueTools({ source }: { source: IssueSource }) {
  const mutation = useMutation();
  const { id, version, isListed } = source;

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
    <ContentTools
      kind={issueKind}
      shown={source}
      mutation={mutation}
      more={
        <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={() => void turn()}>
          <Icon name={isListed ? 'close' : 'check'} />
          {isListed ? '숨기기' : '보이기'}
        </Button>
      }
    >
      <p>{standingOf(source)}</p>
      <DrawingState key={source.file?.id} id={id} loaded={source.drawing} mutation={mutation} />
    </ContentTools>
  );
}
