import type {
  EventDay,
  Registration,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { useState } from 'react';
import { FoldedForm } from '../../../platform/editing/form/folded-form.tsx';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { PrintButton } from '../../../platform/page-tools/print-button.tsx';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Buttons } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { DayTools } from './day-tools.tsx';
import { standingWords } from './day-labels.ts';
import { RegistrationRow } from './registration-row.tsx';
import { SaidHere } from './said-here.tsx';
import { TakeRegistration } from './take-registration.tsx';

const peopleOf = (some: readonly Registration[]) => some.reduce((sum, { people }) => sum + people, 0);

/** Who comes, who waits and who does not come; what can be done about them, and about the day. */
export function EventDayAdmin({ of }: { of: EventDay }) {
  const mutation = useMutation();
  const [isTaking, setTaking] = useState(false);
  const inState = (state: Registration['state']) => of.registrations.filter((each) => each.state === state);
  const [coming, waiting, cancelled] = [inState('registered'), inState('waiting'), inState('cancelled')];
  const shelves = [
    { title: '오시는 분', shown: coming, words: `${peopleOf(coming)}명 / 자리 ${of.places}개` },
    { title: '대기하시는 분', shown: waiting, words: `${peopleOf(waiting)}명` },
    { title: '취소하신 분', shown: cancelled, words: '' },
  ];
  const standing = standingWords[of.standing];

  return (
    <Stack>
      {standing && (
        <StatusMessage kind="info">
          {standing}. {of.standing === 'gone' && '신청을 다른 날로 옮기거나 이 날을 취소해 주십시오.'}
        </StatusMessage>
      )}
      <SaidHere mutation={mutation} />
      <OutcomeMessage mutation={mutation} />
      <Buttons>
        <PrintButton kind="secondary" size="small" />
      </Buttons>
      {of.mayStillCome && (
        <NeedsScript>
          <FoldedForm
            words={{ open: '전화로 받은 신청 적기', close: '적지 않고 닫기' }}
            icon="phone"
            isOpen={isTaking}
            onToggle={() => setTaking(!isTaking)}
          >
            <TakeRegistration of={of} mutation={mutation} onTaken={() => setTaking(false)} />
          </FoldedForm>
        </NeedsScript>
      )}
      {shelves.map(({ title, shown, words }) => (
        <section key={title} aria-label={title}>
          <Stack gap="small">
            <h2>
              {title} {shown.length > 0 && words}
            </h2>
            {shown.length === 0 && <p>없습니다.</p>}
            <Rows>
              {shown.map((registration) => (
                <li key={registration.id}>
                  <RegistrationRow of={registration} isLast={of.registrations.length === 1} mutation={mutation} />
                </li>
              ))}
            </Rows>
          </Stack>
        </section>
      ))}
      <DayTools of={of} mutation={mutation} />
    </Stack>
  );
}
