import { messageBounds } from '@kidney/contract/office/notifications/message-bounds.paths.ts';
import { notificationsPaths } from '@kidney/contract/office/notifications/notifications.paths.ts';
import type { CreateMessage } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import { checkMessage, type MessageFields } from './check-message.ts';
import { channelNames, smsLengthInWords } from './message-labels.ts';
import styles from './messages-admin.module.css';

const blank: CreateMessage = { channel: 'mail', to: '', subject: '', text: '' };
const labels: Record<keyof MessageFields, string> = { to: '받는 곳', subject: '제목', text: '글' };
const channels = (['mail', 'sms'] as const).map((value) => ({ value, label: channelNames[value] }));

/** A message in the office's own words, to one person. */
export function MessageForm({ mutation }: { mutation: Mutation }) {
  const id = useId();
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<Partial<MessageFields>>({});
  const summary = useMemo(
    () =>
      (Object.keys(problems) as (keyof MessageFields)[]).map((field) => ({
        fieldId: `${id}-${field}`,
        message: `${labels[field]}: ${problems[field]}`,
      })),
    [problems, id],
  );
  const isMail = draft.channel === 'mail';
  const bounds = messageBounds[draft.channel];
  const field = (name: keyof MessageFields) => ({
    id: `${id}-${name}`,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const found = checkMessage(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, notificationsPaths.create, { body: draft }),
    );
    setProblems(Object.fromEntries(fields.map(({ field: name, message }) => [name, message])));
    if (isDone) setDraft({ ...blank, channel: draft.channel });
  }

  return (
    <Card ground="sand">
      <form aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <h2 id={`${id}-title`}>메시지 쓰기</h2>
          {summary.length > 0 && <ErrorSummary title="보내지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
          <ChoiceGroup
            id={`${id}-channel`}
            legend="보낼 길"
            type="radio"
            name="channel"
            options={channels}
            chosen={[draft.channel]}
            onChange={([chosen]) => setDraft({ ...draft, channel: chosen === 'sms' ? 'sms' : 'mail' })}
          />
          <TextField
            {...field('to')}
            label={labels.to}
            type={isMail ? 'email' : 'tel'}
            autoComplete="off"
            maxLength={bounds.to}
            hint={isMail ? '메일 주소 하나를 적습니다.' : '전화번호 하나를 적습니다. 예: 052-000-0000'}
          />
          <TextField
            {...field('subject')}
            label={labels.subject}
            maxLength={messageBounds.subject}
            hint={isMail ? undefined : '긴 문자에만 붙습니다.'}
          />
          <TextArea {...field('text')} label={labels.text} rows={4} maxLength={bounds.text} />
          {!isMail && (
            <p className={styles.when} aria-live="polite">
              {smsLengthInWords(draft.text)} 앞에 협회 이름이 붙어 조금 더 길어집니다.
            </p>
          )}
          <div>
            <Button type="submit" aria-disabled={mutation.isBusy}>
              보내기
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
