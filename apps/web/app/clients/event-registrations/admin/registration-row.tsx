import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { Registration } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { callWords } from './day-labels.ts';
import styles from './registration-row.module.css';

interface RegistrationRowProps {
  of: Registration;
  /** Nobody else is on the list. */
  isLast: boolean;
  mutation: Mutation;
}

type Act = 'cancel' | 'told' | 'stopMessages' | 'erase';
const wayWords = { web: '누리집', phone: '전화' } as const;
const asks = {
  cancel: { title: '이 신청을 취소하시겠습니까?', words: '자리가 나면 대기하시던 분이 올라갑니다.', yes: '신청 취소' },
  erase: {
    title: '이 신청을 지우시겠습니까?',
    words: '이름과 전화번호까지 모두 지워집니다. 되돌릴 수 없습니다.',
    yes: '지우기',
  },
} as const;

export function RegistrationRow({ of, isLast, mutation }: RegistrationRowProps) {
  const { id, name, phone, people, help, state, waitingPlace, way, receivedAt, getsMessages, toCall, version } = of;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<keyof typeof asks>();

  /** Whoever was first, was first: the list is read again and says how it stands. */
  async function act(what: Act) {
    if (mutation.isBusy) return;
    setAsked(undefined);
    const { current } = await mutation.act(() =>
      call(browserTransport, eventRegistrationsPaths[what], { params: { id }, body: { version } }),
    );
    if (current === undefined) return;
    await mutation.reload();
    mutation.say({ kind: 'error', message: '그사이 다른 분이 이 신청을 고쳤습니다. 다시 확인해 주십시오.' });
  }

  /** Without anybody the list may be gone, and is left before it is read again. */
  async function eraseLast() {
    setAsked(undefined);
    try {
      const { message } = await call(browserTransport, eventRegistrationsPaths.erase, {
        params: { id },
        body: { version },
      });
      await navigate('/admin/event-registrations', { state: { said: message } });
    } catch (error) {
      await mutation.reload();
      mutation.say({ kind: 'error', message: failureInWords(error) });
    }
  }

  const button = (label: string, onClick: () => void) => (
    <Button
      kind="secondary"
      size="small"
      aria-label={`${name} 님 ${label}`}
      aria-disabled={mutation.isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <Row>
      <RowTitle level={3}>
        {name} {people}명{waitingPlace !== null && <Tag icon="clock">대기 {waitingPlace}번째</Tag>}
        {toCall && <Tag icon="phone">전화할 분</Tag>}
      </RowTitle>
      <p className={styles.ways}>
        <a href={`tel:${phone}`}>{hyphened(phone)}</a> · {formatDay(dayInSeoul(receivedAt))} {wayWords[way]}로 받음 ·{' '}
        {getsMessages ? '문자로 알림' : '전화로 알림'}
      </p>
      {help && <p>필요하신 도움: {help}</p>}
      {toCall && <p>{callWords[toCall]}</p>}
      <NeedsScript>
        <Buttons>
          {toCall && (
            <Button
              size="small"
              aria-label={`${name} 님에게 전화했습니다`}
              aria-disabled={mutation.isBusy}
              onClick={() => void act('told')}
            >
              <Icon name="check" />
              전화했습니다
            </Button>
          )}
          {state !== 'cancelled' && button('신청 취소', () => setAsked('cancel'))}
          {getsMessages && button('문자 그만', () => void act('stopMessages'))}
          {button('지우기', () => setAsked('erase'))}
        </Buttons>
      </NeedsScript>
      {asked && (
        <Dialog title={asks[asked].title} onClose={() => setAsked(undefined)}>
          <p>
            {name} 님, {people}명. {asks[asked].words}
          </p>
          <Buttons>
            <Button kind="danger-filled" onClick={() => void (isLast && asked === 'erase' ? eraseLast() : act(asked))}>
              {asks[asked].yes}
            </Button>
            <Button kind="secondary" data-first-focus onClick={() => setAsked(undefined)}>
              그대로 두기
            </Button>
          </Buttons>
        </Dialog>
      )}
    </Row>
  );
}
