import { caseBounds } from '@kidney/contract/clients/cases/case-bounds.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea } from '../../../../ui/text-field/text-field.tsx';
import type { TextFormProps } from './contact-form.tsx';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';
import { messageStarts } from './message-starts.ts';
import styles from './case.module.css';

const forms = {
  note: { label: '메모 (사무국만 봅니다)', button: '메모 저장', max: caseBounds.note },
  message: { label: '보낼 문자', button: '문자 보내기', max: caseBounds.message },
} as const;

/** A note for the office, or a message to the person. */
export function NoteForm({
  caseId,
  mutation,
  onDone,
  text,
  onText,
  onSend,
  what,
}: TextFormProps & { what: 'note' | 'message' }) {
  const id = useId();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const { label, button, max } = forms[what];

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    if (text.trim() === '') return setWrong(new Map([['text', '글을 적어 주십시오.']]));
    await onSend();
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, casesPaths[what], { params: { id: caseId }, body: { text } }),
    );
    setWrong(problemsByName(fields));
    if (isDone) onDone();
  }

  return (
    <form aria-label={button} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      {what === 'message' && (
        <ul aria-label="자주 쓰는 글" className={styles.starts}>
          {messageStarts.map(({ name, text: words }) => (
            <li key={name}>
              <Button kind="secondary" size="small" onClick={() => onText(words)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        id={`${id}-text`}
        label={label}
        hint={what === 'message' ? '앞에 협회 이름이 붙습니다. 병이나 주민등록번호는 적지 마십시오.' : undefined}
        rows={4}
        maxLength={max}
        value={text}
        error={wrong.get('text')}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
