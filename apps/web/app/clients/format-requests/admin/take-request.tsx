import {
  formatWords,
  otherFormats,
  type OtherFormat,
} from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { formatBounds } from '@kidney/contract/clients/format-requests/format-bounds.paths.ts';
import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import type { FormatRequestForm } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './format-requests.module.css';

interface TakeRequestProps {
  form: FormatRequestForm;
  mutation: Mutation;
  onTaken: () => void;
}

const blank = { name: '', phone: '', email: '', wish: '' };
const givers = [
  { value: 'self', label: '본인' },
  { value: 'guardian', label: '법정대리인 (만 14세가 안 된 분)' },
] as const;
type Giver = (typeof givers)[number]['value'];
const formats = otherFormats.map((value) => ({ value, label: formatWords[value] }));

/** What somebody asks for on the telephone, once they have said yes to what is read aloud. */
export function TakeRequest({ form: { consents }, mutation, onTaken }: TakeRequestProps) {
  const id = useId();
  const [said, setSaid] = useState(blank);
  const [format, setFormat] = useState<OtherFormat>('large-print');
  const [giver, setGiver] = useState<Giver>('self');
  const [accepted, setAccepted] = useState<string[]>([]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const wrong = useMemo(() => new Map(problems.map(({ field, message }) => [field, message])), [problems]);
  const summary = useMemo(
    () => [...wrong].map(([field, message]) => ({ fieldId: `${id}-${field}`, message })),
    [wrong, id],
  );

  useEffect(() => document.getElementById(`${id}-accepted`)?.focus(), [id]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const body = { ...said, format, accepted, giver };
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, formatRequestsPaths.takeCall, { body }),
    );
    setProblems(fields);
    if (isDone) onTaken();
  }

  const field = (name: keyof typeof blank) => ({
    id: `${id}-${name}`,
    value: said[name],
    error: wrong.get(name),
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });

  return (
    <form aria-label="전화로 받은 요청" noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {summary.length > 0 && <ErrorSummary title="적지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <p>먼저 아래를 소리 내어 읽어 드리고, 대답을 들은 뒤 표시해 주십시오.</p>
        {consents.map(({ id: text, purpose, items, period, refusal }) => (
          <div key={text} className={styles.consent}>
            {[purpose, items, period, refusal].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ))}
        <ChoiceGroup
          id={`${id}-accepted`}
          legend="동의하신 것"
          type="checkbox"
          name={`${id}-accepted`}
          options={consents.map(({ id: value, title }) => ({ value, label: title }))}
          chosen={accepted}
          error={wrong.get('accepted')}
          onChange={setAccepted}
        />
        <ChoiceGroup
          id={`${id}-giver`}
          legend="어느 분이 동의하셨습니까?"
          type="radio"
          name={`${id}-giver`}
          options={givers}
          chosen={[giver]}
          error={wrong.get('giver')}
          onChange={([value]) => setGiver(value as Giver)}
        />
        <SelectField
          id={`${id}-format`}
          label="어떤 모양으로"
          options={formats}
          value={format}
          error={wrong.get('format')}
          onChange={(event) => setFormat(event.target.value as OtherFormat)}
        />
        <TextArea {...field('wish')} label="어떤 글을, 어디로" rows={3} maxLength={formatBounds.wish} />
        <TextField {...field('name')} label="이름" autoComplete="off" maxLength={formatBounds.name} />
        <TextField {...field('phone')} label="전화번호" type="tel" autoComplete="off" maxLength={formatBounds.phone} />
        <TextField
          {...field('email')}
          label="이메일 (선택)"
          inputMode="email"
          autoComplete="off"
          maxLength={formatBounds.email}
        />
        <div>
          <Button type="submit" aria-disabled={mutation.isBusy}>
            요청 적기
          </Button>
        </div>
      </Stack>
    </form>
  );
}
