import { casesPaths } from '@kidney/contract/applications/cases.paths.ts';
import type { CallForm } from '@kidney/contract/applications/cases.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/api-client.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../../platform/use-acts.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button, ButtonLink, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { AnswerGroups, fieldIdOf } from '../answer-groups.tsx';
import { answersIn, labelsIn, problemsByName, saidOf } from '../form-answers.ts';
import { ConsentScript, type Said } from './consent-script.tsx';
import styles from './call.module.css';

interface Refusal {
  title: string;
  problems: readonly FieldProblem[];
}

const others = new Map([
  ['accepted', '동의하신 것'],
  ['giver', '누가 동의하셨습니까?'],
]);

/** The whole form at once, for whoever listens and writes. */
export function TakeCallForm({ form }: { form: CallForm }) {
  const id = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The same for every press: two of them make one application.
  const [key] = useState(() => crypto.randomUUID());
  const [answers, setAnswers] = useState(() => answersIn(form.groups));
  const [said, setSaid] = useState<Said>({ giver: 'self', accepted: [] });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const wrong = useMemo(() => problemsByName(refusal?.problems ?? []), [refusal]);
  const summary = useMemo(() => {
    const labels = new Map([...labelsIn(form.groups), ...others]);
    return [...wrong].map(([name, message]) =>
      labels.has(name) ? { fieldId: fieldIdOf(id, name), message: `${labels.get(name)}: ${message}` } : { message },
    );
  }, [wrong, form, id]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { kind: form.kind, key, ...said, answers: saidOf(answers) };
      const { data } = await call(browserTransport, casesPaths.takeCall, { body });
      await navigate(`/admin/applications/${data.id}`);
    } catch (error) {
      const problems = error instanceof ApiError ? (error.failure.fields ?? []) : [];
      const title = problems.length > 0 ? '접수하지 못했습니다. 아래를 고쳐 주십시오.' : failureInWords(error);
      setRefusal({ title, problems });
      setBusy(false);
    }
  }

  return (
    <form aria-label={form.title} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <h2>{form.title}</h2>
      {refusal && <ErrorSummary title={refusal.title} problems={summary} />}
      <div className={styles.halves}>
        <ConsentScript id={id} form={form} said={said} wrong={wrong} onChange={setSaid} />
        <Card>
          <div className={styles.group}>
            <AnswerGroups id={id} groups={form.groups} answers={answers} wrong={wrong} onChange={setAnswers} />
          </div>
        </Card>
      </div>
      <Buttons>
        <Button type="submit" aria-disabled={isBusy || !isHydrated}>
          접수하기
        </Button>
        <ButtonLink kind="secondary" to="/admin/call">
          그만두기
        </ButtonLink>
      </Buttons>
    </form>
  );
}
