import { registrationBounds } from '@kidney/contract/clients/event-registrations/event-registration-bounds.paths.ts';
import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { EventDay } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';

interface TakeRegistrationProps {
  of: EventDay;
  mutation: Mutation;
  onTaken: () => void;
}

const blank = { name: '', phone: '', people: '1', help: '' };
const givers = [
  { value: 'self', label: '본인' },
  { value: 'guardian', label: '법정대리인 (만 14세가 안 된 분)' },
] as const;
type Giver = (typeof givers)[number]['value'];

/** Somebody on the telephone, once they have said yes to what is read aloud. */
export function TakeRegistration({ of: { eventId, day, consents }, mutation, onTaken }: TakeRegistrationProps) {
  const id = useId();
  const [said, setSaid] = useState(blank);
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
    const people = /^\d{1,4}$/.test(said.people.trim()) ? Number(said.people) : 0;
    const body = { ...said, people, accepted, giver };
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, eventRegistrationsPaths.takeCall, { params: { id: eventId, day }, body }),
    );
    setProblems(fields);
    if (isDone) onTaken();
  }

  const field = (name: keyof typeof blank) => ({
    id: `${id}-${name}`,
    value: said[name],
    error: wrong.get(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });

  return (
    <form aria-label="전화로 받은 신청" noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {summary.length > 0 && <ErrorSummary title="적지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <p>먼저 아래를 소리 내어 읽어 드리고, 대답을 들은 뒤 표시해 주십시오.</p>
        {consents.map(({ id: text, title, purpose, items, period, refusal }) => (
          <div key={text}>
            <p>
              <b>{title}</b>
            </p>
            <p>{[purpose, items, period, refusal].join(' ')}</p>
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
        <TextField {...field('name')} label="이름" maxLength={registrationBounds.name} />
        <TextField {...field('phone')} label="전화번호" type="tel" maxLength={registrationBounds.phone} />
        <TextField {...field('people')} label="모두 몇 분이 오십니까?" inputMode="numeric" maxLength={4} />
        <TextArea {...field('help')} label="필요하신 도움 (선택)" rows={2} maxLength={registrationBounds.help} />
        <div>
          <Button type="submit" aria-disabled={mutation.isBusy}>
            신청 적기
          </Button>
        </div>
      </Stack>
    </form>
  );
}
