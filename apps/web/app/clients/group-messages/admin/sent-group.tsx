import { groupMessagesPaths } from '@kidney/contract/clients/group-messages/group-messages.paths.ts';
import type { GroupMessageWhole, PersonToCall } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { filterInWords, leftOutInWords, outcomeInWords } from './group-message-labels.ts';
import { PersonToCallRow } from './person-to-call-row.tsx';

/** What it said when it was sent, on the way here. */
function saidBefore(state: unknown): string | undefined {
  const { message } = (state ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** What came of one message, and whom to call instead. */
export function SentGroup({ whole: { message, toCall, more, hasChannel } }: { whole: GroupMessageWhole }) {
  const id = useId();
  const mutation = useMutation();
  const said = saidBefore(useLocation().state);
  const [isSaid, setSaid] = useState(said !== undefined);
  // The server knows nothing of it when the page is loaded again.
  const isHydrated = useHydrated();
  const [done, setDone] = useState<PersonToCall>();
  const { counts, filter, text, madeAt, by, sendAt, until } = message;
  const params = { id: message.id };

  async function act(work: () => Promise<{ message?: string }>): Promise<boolean> {
    if (mutation.isBusy) return false;
    setSaid(false);
    setDone(undefined);
    return (await mutation.act(work)).isDone;
  }
  const retry = () => act(() => call(browserTransport, groupMessagesPaths.retry, { params }));
  const tick = (person: PersonToCall, isCalled: boolean) =>
    act(() => call(browserTransport, groupMessagesPaths.tick, { params, body: { person: person.id, isCalled } }));

  async function called(person: PersonToCall) {
    if (await tick(person, true)) setDone(person);
  }

  return (
    <Stack>
      {isHydrated && isSaid && said && (
        <StatusMessage kind="ok" isFocused onClose={() => setSaid(false)}>
          {said}
        </StatusMessage>
      )}
      <OutcomeMessage mutation={mutation} />
      {done && (
        <Buttons>
          <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={() => void tick(done, false)}>
            {done.name} 님 되돌리기
          </Button>
        </Buttons>
      )}
      <Card>
        <Stack gap="small">
          <h2>{filterInWords(filter)}</h2>
          <blockquote className="group-sample">{text}</blockquote>
          <p>
            {momentOf(madeAt)} {by ?? ''}
            {sendAt > madeAt && ` · ${momentOf(sendAt)}에 보냄`}
          </p>
          <p>
            <b>{outcomeInWords(counts)}</b>
          </p>
          {leftOutInWords(counts.leftOut) !== '' && <p>빠지신 분: {leftOutInWords(counts.leftOut)}</p>}
          {counts.waiting > 0 && <p>{momentOf(until)}까지 가지 않은 문자는 보내지 않습니다.</p>}
          {counts.failed > 0 && (
            <>
              <p>
                {counts.failed}명에게 가지 않았습니다.
                {counts.late > 0 && ` 그 가운데 ${counts.late}명은 밤 9시까지 보내지 못해 멈추었습니다.`}
              </p>
              {hasChannel && (
                <NeedsScript>
                  <div>
                    <Button kind="secondary" aria-disabled={mutation.isBusy} onClick={() => void retry()}>
                      {counts.failed}명에게 다시 보내기
                    </Button>
                  </div>
                </NeedsScript>
              )}
            </>
          )}
        </Stack>
      </Card>
      <section aria-labelledby={`${id}-call`}>
        <Stack gap="small">
          <h2 id={`${id}-call`}>전화할 명단 {counts.toCall > 0 && `${counts.toCall}명`}</h2>
          {counts.called > 0 && <p>{counts.called}명에게는 전화하셨습니다.</p>}
          {counts.toCall === 0 && <p>전화할 분이 없습니다.</p>}
          <Rows columns={2}>
            {toCall.map((person) => (
              <li key={person.id}>
                <PersonToCallRow person={person} isBusy={mutation.isBusy} onCalled={() => void called(person)} />
              </li>
            ))}
          </Rows>
          {more !== null && (
            <ButtonLink kind="secondary" to={`/admin/group-messages/${message.id}?after=${more}`}>
              다음 분들 보기
            </ButtonLink>
          )}
        </Stack>
      </section>
    </Stack>
  );
}
