import { issueBounds } from '@kidney/contract/content/newsletters/issue-bounds.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { IssuePage } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { StaffCard } from '../../../platform/editing/tools/staff-card.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextArea } from '../../../ui/text-field/text-field.tsx';
import type { ShownPage } from '../public/newsletter-labels.ts';

/** The words of a page were read by a program: staff put right what it misread. */
export default function PageTextTools({ shown }: { shown: ShownPage }) {
  const { id, page } = shown;
  const mutation = useMutation();
  const [text, setText] = useState<string>();
  const [theirs, setTheirs] = useState<IssuePage>();

  async function save(version: number) {
    if (mutation.isBusy || text === undefined) return;
    const body = { text, version };
    const ending = await mutation.act(() =>
      call(browserTransport, newslettersPaths.changeText, { params: { id, page }, body }),
    );
    setTheirs(ending.current as IssuePage | undefined);
    if (ending.isDone) setText(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(theirs?.version ?? shown.version);
  }

  return (
    <StaffCard>
      <OutcomeMessage mutation={mutation} />
      {text === undefined ? (
        <Buttons>
          <Button kind="secondary" size="small" onClick={() => setText(shown.text)}>
            <Icon name="edit" />이 쪽의 글 고치기
          </Button>
        </Buttons>
      ) : (
        <form aria-label="이 쪽의 글 고치기" noValidate onSubmit={submit}>
          <Stack gap="small">
            {theirs && (
              <StatusMessage kind="error">
                그사이 다른 분이 이 쪽의 글을 고쳤습니다. 다시 저장하시면 쓰신 글로 바뀝니다. 다른 분이 쓴 글:{' '}
                {theirs.text}
              </StatusMessage>
            )}
            <TextArea
              label={`${page}쪽의 글`}
              hint="그림을 보지 못하는 분이 듣고, 검색에도 쓰입니다. 빈 줄은 문단을 나눕니다."
              rows={12}
              maxLength={issueBounds.pageText}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Buttons>
              <Button type="submit" aria-disabled={mutation.isBusy}>
                저장
              </Button>
              <Button kind="secondary" onClick={() => setText(undefined)}>
                취소
              </Button>
            </Buttons>
          </Stack>
        </form>
      )}
    </StaffCard>
  );
}
