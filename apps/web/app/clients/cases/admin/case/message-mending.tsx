import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CaseMessage } from '@kidney/contract/clients/case-events.schema.ts';
import { messageOutcomes } from '@kidney/contract/office/notifications/message-outcome.paths.ts';
import { call } from '../../../../platform/api-client.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';

interface MessageMendingProps {
  /** Of the case. */
  id: string;
  /** Whose message it is, where several stand below each other and go once they are mended. */
  name?: string;
  /** Where it would go to now, where that is known. */
  messagePhone?: string;
  message: CaseMessage;
  mutation: Mutation;
}

const ends = {
  retryMessage: '님께 다시 보냅니다.',
  tellMessage: '님께 전화로 알려 드린 것으로 적었습니다.',
};

/** What is done about a message that has not gone out: once more, or by telephone. */
export function MessageMending({ id, name, messagePhone, message, mutation }: MessageMendingProps) {
  const { mayRetry, mayCopy, channel, state } = message;
  const { kind } = messageOutcomes[state];
  if (kind === 'arrived') return null;
  if (kind === 'waits') {
    return (
      <NeedsScript>
        <div>
          <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={() => void mutation.reload()}>
            보냈는지 다시 확인
          </Button>
        </div>
      </NeedsScript>
    );
  }

  const labelled = (words: string) => name && `${words}: ${name} 님`;

  async function mend(how: 'retryMessage' | 'tellMessage') {
    if (mutation.isBusy) return;
    await mutation.act(async () => {
      await call(browserTransport, casesPaths[how], { params: { id, message: message.id } });
      return name === undefined ? {} : { message: `${name} ${ends[how]}` };
    });
  }

  return (
    <>
      {mayRetry && messagePhone !== undefined && channel !== 'mail' && (
        <p>
          다시 보내면 <b>{hyphened(messagePhone)}</b> 번호로 갑니다. 번호가 틀렸으면 먼저 ‘적어 주신 것’에서 고쳐
          주십시오.
        </p>
      )}
      <NeedsScript>
        <Buttons>
          {mayRetry && (
            <Button
              size="small"
              aria-label={labelled('다시 보내기')}
              aria-disabled={mutation.isBusy}
              onClick={() => void mend('retryMessage')}
            >
              다시 보내기
            </Button>
          )}
          {mayCopy && (
            <Button
              kind="secondary"
              size="small"
              aria-label={labelled('전화로 알렸습니다')}
              aria-disabled={mutation.isBusy}
              onClick={() => void mend('tellMessage')}
            >
              전화로 알렸습니다
            </Button>
          )}
        </Buttons>
      </NeedsScript>
    </>
  );
}
