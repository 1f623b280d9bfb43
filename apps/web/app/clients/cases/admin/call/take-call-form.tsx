import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { WholeTextWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/api-client.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { LeaveGuard } from '../../../../platform/editing/drafts/leave-guard.tsx';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button, ButtonLink, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { AnswerFields, fieldIdOf } from '../answer-fields.tsx';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';
import { answersIn, labelsIn, saidOf } from '../form-answers.ts';
import { justTaken } from '../short-receipt.tsx';
import { ConsentScript, type Said } from './consent-script.tsx';
import { askedOf, inForceFor } from './in-force.ts';
import { WholeTextChoice, wholeTextWaysOf } from './whole-text-choice.tsx';
import { useCallDraft, type Written } from './use-call-draft.ts';
import styles from './call.module.css';

interface Refusal {
  title: string;
  problems: readonly FieldProblem[];
}

const others = new Map([
  ['accepted', '동의하신 것'],
  ['giver', '누가 동의하셨습니까?'],
  ['wholeText', '동의서 전문'],
]);

const leaveWords = {
  title: '적으신 것이 사라집니다',
  text: '필수 동의를 모두 받기 전이라 아직 저장하지 않았습니다. 지금 나가시면 적으신 것이 사라집니다.',
  stay: '계속 쓰기',
  leave: '버리고 나가기',
};

/** What stands there was not said by anybody yet. */
function UsualAnswers({ form: { usual, groups } }: { form: CallForm }) {
  const labels = labelsIn(groups);
  const named = usual.flatMap((name) => labels.get(name) ?? []);
  return named.length > 0 && <p>흔한 답을 미리 골라 두었습니다: {named.join(', ')}. 여쭙고, 다르면 바꿔 주십시오.</p>;
}

/** The whole form at once, for whoever listens and writes. */
export function TakeCallForm({ form, draft }: { form: CallForm; draft: string | null }) {
  const id = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The same for every press: two of them make one application.
  const [key] = useState(() => draft ?? crypto.randomUUID());
  const [first] = useState(() => answersIn(form.groups));
  const [answers, setAnswers] = useState(first);
  const [said, setSaid] = useState<Said>(form.kept ?? { giver: 'self', accepted: [] });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTouched, setTouched] = useState(draft !== null);
  const [isBusy, setBusy] = useState(false);
  const wrong = useMemo(() => problemsByName(refusal?.problems ?? [], 'answers'), [refusal]);
  // Where the server knows of none any more, they are asked for.
  const heldOf = (now: Answers) => (wrong.has('accepted') ? [] : inForceFor(form, first, now));
  const inForce = heldOf(answers);
  const [wished, setWished] = useState<WholeTextWay>();
  const ways = wholeTextWaysOf(form, { said, answers, inForce });
  const wholeText = ways.find((way) => way === wished) ?? ways[0] ?? null;
  const { typed, guard, stop, words, isHeld } = useCallDraft(form, key, heldOf);
  const summary = useMemo(() => {
    const labels = new Map([...labelsIn(form.groups), ...others]);
    return [...wrong].map(([name, message]) =>
      labels.has(name) ? { fieldId: fieldIdOf(id, name), message: `${labels.get(name)}: ${message}` } : { message },
    );
  }, [wrong, form, id]);

  function change(written: Written) {
    setTouched(true);
    setAnswers(written.answers);
    setSaid(written.said);
    typed(written);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await stop();
      const accepted = askedOf(said.accepted, inForce);
      const body = { kind: form.kind, key, giver: said.giver, accepted, wholeText, answers: saidOf(answers) };
      const { data } = await call(browserTransport, casesPaths.takeCall, { body });
      await navigate(`/admin/applications/${data.id}`, { state: justTaken });
    } catch (error) {
      const problems = error instanceof ApiError ? (error.failure.fields ?? []) : [];
      const title = problems.length > 0 ? '접수하지 못했습니다. 아래를 고쳐 주십시오.' : failureInWords(error);
      setRefusal({ title, problems });
      if (isTouched) typed({ said, answers });
      setBusy(false);
    }
  }

  return (
    <form
      aria-label={form.title}
      inert={!isHydrated}
      noValidate
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      <h2>{form.title}</h2>
      {refusal && <ErrorSummary title={refusal.title} problems={summary} />}
      <div className={styles.halves}>
        <ConsentScript
          id={id}
          form={form}
          inForce={inForce}
          said={said}
          wrong={wrong}
          onChange={(now) => change({ said: now, answers })}
        />
        <Card>
          <div className={styles.group}>
            <UsualAnswers form={form} />
            <AnswerFields
              id={id}
              kind={form.kind}
              groups={form.groups}
              spoken={form.spoken}
              answers={answers}
              wrong={wrong}
              onChange={(now) => change({ said, answers: now })}
            />
          </div>
        </Card>
      </div>
      <WholeTextChoice
        id={`${id}-wholeText`}
        offered={ways}
        chosen={wholeText}
        error={wrong.get('wholeText')}
        onChange={setWished}
      />
      <Buttons>
        <Button type="submit" aria-disabled={isBusy}>
          접수하기
        </Button>
        <ButtonLink kind="secondary" to="/admin/call">
          그만두기
        </ButtonLink>
      </Buttons>
      <p role="status">{words}</p>
      <LeaveGuard keeper={guard} {...(isHeld && { words: leaveWords })} />
    </form>
  );
}
