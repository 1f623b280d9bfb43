import { registrationBounds } from '@kidney/contract/clients/event-registrations/event-registration-bounds.paths.ts';
import type { FormProblem } from '../../../platform/forms/form-problem.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx';
import { ConsentBox } from '../../../ui/consent-box/consent-box.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import type { ShownForm } from './load-registration.ts';

interface RegisterFormProps extends ShownForm {
  problem: FormProblem | undefined;
}

const names = ['day', 'name', 'phone', 'people', 'help', 'accepted'];

/** A plain form: it is sent as it is, with script or without. */
export function RegisterForm({ days, places, place, consents, problem }: RegisterFormProps) {
  const typed = problem?.values;
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: typed?.[name]?.[0],
    error: problem?.fields[name],
  });
  return (
    <>
      {problem && <SummaryOf problem={problem} names={names} />}
      <p>
        {place && `장소는 ${place}입니다. `}
        {places !== null && `자리는 ${places}개입니다. 자리가 다 차면 대기로 받고, 자리가 나면 알려 드립니다.`}
      </p>
      <SendingForm>
        <ChoiceList
          id="day"
          name="day"
          type="radio"
          legend={<h2>언제 오시겠습니까?</h2>}
          options={days}
          chosen={typed?.['day'] ?? (days.length === 1 ? days.map(({ value }) => value) : [])}
          error={problem?.fields['day']}
        />
        <TextField {...field('name')} label="이름" autoComplete="name" maxLength={registrationBounds.name} />
        <TextField
          {...field('phone')}
          label="전화번호"
          type="tel"
          autoComplete="tel"
          maxLength={registrationBounds.phone}
        />
        <TextField
          {...field('people')}
          defaultValue={typed?.['people']?.[0] ?? '1'}
          label="모두 몇 분이 오십니까?"
          hint="함께 오시는 분까지 더해 숫자로 적어 주십시오."
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <TextArea
          {...field('help')}
          label="필요하신 도움 (적지 않으셔도 됩니다)"
          hint="예: 휠체어로 갑니다. 적으시려면 아래 두 번째 동의도 해 주십시오."
          rows={3}
          maxLength={registrationBounds.help}
        />
        {consents.map((consent, at) => (
          <ConsentBox
            key={consent.id}
            id={at === 0 ? 'accepted' : `accepted-${at}`}
            name="accepted"
            consent={consent}
            isGiven={typed?.['accepted']?.includes(consent.id) ?? false}
            error={at === 0 ? problem?.fields['accepted'] : undefined}
          />
        ))}
        <Buttons>
          <Button type="submit">신청하기</Button>
        </Buttons>
      </SendingForm>
    </>
  );
}
