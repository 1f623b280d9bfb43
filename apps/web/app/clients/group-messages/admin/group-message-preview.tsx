import type { GroupMessagePreview } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { useId } from 'react';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { leftOutInWords, reasonWords } from './group-message-labels.ts';
import type { WritingGroupMessage } from './use-group-message.ts';

const thousands = new Intl.NumberFormat('ko-KR');

function textsInWords({ short, long }: GroupMessagePreview['texts']): string {
  const kinds = [...(short > 0 ? [`짧은 문자 ${short}통`] : []), ...(long > 0 ? [`긴 문자 ${long}통`] : [])];
  return kinds.join(', ');
}

/** The words before the one press that cannot be taken back. */
export function GroupMessagePreviewCard({
  preview,
  writing,
}: {
  preview: GroupMessagePreview;
  writing: WritingGroupMessage;
}) {
  const id = useId();
  const { goesTo, people, texts, leftOut, leftOutPeople, sample, sendAt, until, today, hasChannel, price } = preview;
  const out = people - goesTo;
  const unnamed = out - leftOutPeople.length;

  return (
    <section aria-labelledby={`${id}-title`}>
      <Card>
        <Stack gap="small">
          <h2 id={`${id}-title`}>미리 보기</h2>
          <StatusMessage kind="info" isFocused={!writing.problem}>
            {`${goesTo}명에게 보냅니다.${out > 0 ? ` ${out}명은 빠집니다.` : ''}`}
          </StatusMessage>
          {!hasChannel && (
            <p>문자를 보낼 준비가 되어 있지 않습니다. 아무에게도 보내지 않고 모두 전화할 명단에 올립니다.</p>
          )}
          {goesTo > 0 && (
            <>
              <blockquote className="group-sample">{sample}</blockquote>
              <p>
                {textsInWords(texts)}입니다.{' '}
                {price === null ? '요금은 여기서 알 수 없습니다.' : `요금은 ${thousands.format(price)}원입니다.`}
              </p>
              <p>
                {sendAt === null
                  ? '누르시면 바로 보내기 시작합니다.'
                  : `밤에는 보내지 않습니다. ${momentOf(sendAt)}에 보냅니다.`}{' '}
                {momentOf(until)}까지 가지 않은 문자는 보내지 않고 알려 드립니다.
              </p>
            </>
          )}
          {today.messages > 0 && (
            <p>
              오늘 여럿에게 보낸 문자가 이미 {today.messages}번 있습니다({today.people}명).
            </p>
          )}
          {out > 0 && (
            <details className="group-part">
              <summary>빠지는 {out}명 보기</summary>
              <p>{leftOutInWords(leftOut)}</p>
              <ul>
                {leftOutPeople.map((person) => (
                  <li key={person.id}>
                    {person.name}: {reasonWords[person.reason]}
                  </li>
                ))}
                {unnamed > 0 && <li>그 밖에 {unnamed}명</li>}
              </ul>
              <p>보내신 뒤에 이분들의 전화할 명단이 나옵니다.</p>
            </details>
          )}
          <Buttons>
            <Button aria-disabled={writing.isBusy} onClick={() => void writing.send(preview)}>
              {goesTo > 0 ? `${goesTo}명에게 보내기` : `전화할 명단 ${out}명 만들기`}
            </Button>
            <Button kind="secondary" onClick={writing.back}>
              그만두기
            </Button>
          </Buttons>
        </Stack>
      </Card>
    </section>
  );
}
