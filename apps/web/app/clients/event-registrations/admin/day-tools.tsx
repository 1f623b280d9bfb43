import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { EventDay } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { visitOf } from '../visit-labels.ts';

interface DayToolsProps {
  of: EventDay;
  mutation: Mutation;
}

/** What is done with everybody of a day. Whoever agreed to messages gets one; the others are called. */
export function DayTools({ of, mutation }: DayToolsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { eventId, day, startTime, standing, otherDays, registrations } = of;
  const [to, setTo] = useState(otherDays[0]?.day ?? '');
  const [asked, setAsked] = useState<'move' | 'call-off'>();
  const [isMoving, setMoving] = useState(false);
  const params = { id: eventId, day };
  const people = registrations.filter(({ state }) => state !== 'cancelled').length;
  const isOpen = standing === 'ahead' || standing === 'gone';
  if (!isOpen) return null;
  const mayMove = people > 0 && otherDays.length > 0;

  /** The list of a day that is gone is gone with its people: it is left before it is read again. */
  async function move() {
    if (isMoving) return;
    setAsked(undefined);
    setMoving(true);
    try {
      const { message } = await call(browserTransport, eventRegistrationsPaths.move, { params, body: { to } });
      await navigate(`/admin/event-registrations/${eventId}/${to}`, { state: { said: message } });
    } catch (error) {
      mutation.say({ kind: 'error', message: failureInWords(error) });
    } finally {
      setMoving(false);
    }
  }

  async function callOff() {
    setAsked(undefined);
    await mutation.act(() => call(browserTransport, eventRegistrationsPaths.callOff, { params }));
  }

  const words = `신청 ${people}건에 모두 알립니다. 문자에 동의하지 않으신 분은 ‘전화할 분’에 모입니다.`;
  const staysOnSite = '누리집의 일정에는 그대로 남습니다. ‘행사와 일정’에서도 이 날을 빼 주십시오. 되돌릴 수 없습니다.';
  return (
    <NeedsScript>
      <section aria-label="이 날 전체">
        <Stack gap="small">
          <h2>이 날 전체</h2>
          {mayMove && (
            <SelectField
              id={`${id}-to`}
              label="옮길 날"
              options={otherDays.map((each) => ({ value: each.day, label: visitOf(each.day, startTime) }))}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
          <Buttons>
            {mayMove && (
              <Button kind="secondary" size="small" aria-disabled={isMoving} onClick={() => setAsked('move')}>
                신청을 모두 이 날로 옮기기
              </Button>
            )}
            <Button kind="danger" size="small" onClick={() => setAsked('call-off')}>
              이 날 행사 취소
            </Button>
          </Buttons>
        </Stack>
      </section>
      {asked && (
        <Dialog
          title={asked === 'move' ? `${visitOf(to, startTime)}로 옮기시겠습니까?` : '이 날 행사를 취소하시겠습니까?'}
          onClose={() => setAsked(undefined)}
        >
          <p>{words}</p>
          {asked === 'call-off' && <p>{staysOnSite}</p>}
          <Buttons>
            <Button kind="danger-filled" onClick={() => void (asked === 'move' ? move() : callOff())}>
              {asked === 'move' ? '옮기기' : '행사 취소'}
            </Button>
            <Button kind="secondary" data-first-focus onClick={() => setAsked(undefined)}>
              그대로 두기
            </Button>
          </Buttons>
        </Dialog>
      )}
    </NeedsScript>
  );
}
