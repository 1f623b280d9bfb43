import type { AskForSheet, ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import { sheetPasswordLeast, sheetReasons, type SheetReason } from '@kidney/contract/shared/sheet-reasons.paths.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { call } from '../api-client.ts';
import { browserTransport } from '../session/browser-transport.ts';
import { useMutation } from '../use-mutation.ts';
import styles from './protected-download.module.css';
import { reasonWords } from './reason-labels.ts';
import { saveFile } from './save-file.ts';

interface ProtectedDownloadProps {
  /** `직원 명단` */
  name: string;
  route: Route<{ params?: object; body: AskForSheet; data: ProtectedSheet }>;
  /** Of the route's address, where it has any. */
  params?: object;
}

type Problems = Partial<Record<'reason' | 'password', string>>;

const labels = { reason: '까닭', password: '파일 비밀번호' };
const reasons = [
  { value: '', label: '골라 주십시오' },
  ...sheetReasons.map((value) => ({ value, label: reasonWords[value] })),
];

function problemsOf(reason: string, password: string): Problems {
  const isPassword = password === '' || new RegExp(`^[\\x21-\\x7e]{${sheetPasswordLeast},100}$`).test(password);
  return {
    ...(reason === '' && { reason: '무엇에 쓰시는지 골라 주십시오.' }),
    ...(!isPassword && { password: `영문자, 숫자, 기호로 ${sheetPasswordLeast}자 이상 적거나 비워 두십시오.` }),
  };
}

/** A list that holds people, taken along: why, and only as a file that a password opens. */
export function ProtectedDownload({ name, route, params }: ProtectedDownloadProps) {
  const id = useId();
  const mutation = useMutation();
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  // The summary takes the focus whenever it gets new problems, so typing must not make any.
  const summary = useMemo(
    () =>
      (Object.keys(problems) as (keyof Problems)[]).map((field) => ({
        fieldId: `${id}-${field}`,
        message: `${labels[field]}: ${problems[field]}`,
      })),
    [problems, id],
  );

  // The message takes the focus whenever it gets new words, so typing must not make any.
  const said = useMemo(
    () => (
      <>
        {mutation.outcome?.message}
        {made !== null && (
          <span className={styles.made}>
            파일 비밀번호 <b className={styles.password}>{made}</b> 지금 한 번만 보입니다. 파일과 다른 곳에 적어
            두십시오.
          </span>
        )}
      </>
    ),
    [mutation.outcome, made],
  );

  async function download(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    mutation.clearOutcome();
    setMade(null);
    const found = problemsOf(reason, password);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const body = { reason: reason as SheetReason, ...(password !== '' && { password }) };
    const { fields = [] } = await mutation.act(async () => {
      const { data, message } = await call(browserTransport, route, { body, ...(params && { params }) });
      saveFile(data);
      setMade(data.password);
      setPassword('');
      return { message };
    });
    setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
  }

  return (
    <Card>
      <form aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void download(event)}>
        <Stack>
          <h2 id={`${id}-title`}>{name} 내려받기</h2>
          <p>비밀번호가 있어야 열리는 엑셀 파일로 드립니다. 누가 언제 무슨 까닭으로 내려받았는지 기록에 남습니다.</p>
          {summary.length > 0 && <ErrorSummary title="내려받지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
          {mutation.outcome && (
            <StatusMessage isFocused kind={mutation.outcome.kind} onClose={mutation.clearOutcome}>
              {said}
            </StatusMessage>
          )}
          <SelectField
            id={`${id}-reason`}
            label="무엇에 쓰십니까?"
            options={reasons}
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextField
            id={`${id}-password`}
            label="파일 비밀번호 (선택)"
            hint={`${sheetPasswordLeast}자 이상. 비워 두시면 만들어 드립니다.`}
            autoComplete="off"
            value={password}
            error={problems.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div>
            <Button type="submit" kind="secondary" aria-disabled={mutation.isBusy}>
              {mutation.isBusy ? '만들고 있습니다' : '내려받기'}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
