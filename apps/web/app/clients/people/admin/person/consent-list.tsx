import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import type { Consent } from '@kidney/contract/clients/people/consents.schema.ts';
import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { ConsentForm } from './consent-form.tsx';
import { consentWayNames, giverNames, topicOf } from './person-labels.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './person.module.css';

interface ConsentListProps {
  person: Pick<Person, 'id' | 'consents' | 'texts'>;
  mutation: Mutation;
}

const dayOf = (moment: string) => formatDate(dayInSeoul(moment));

function ConsentItem({ consent: { text, giver, way, givenAt, takenBy, withdrawnAt } }: { consent: Consent }) {
  return (
    <div>
      <b>
        {topicOf(text)} · {text.title}
      </b>{' '}
      {withdrawnAt ? <Tag icon="close">거두심</Tag> : <Tag tone="ok">동의</Tag>}
      <p className={styles.small}>
        {dayOf(givenAt)} · {giverNames[giver]} · {consentWayNames[way]}
        {takenBy && ` · 받은 직원 ${takenBy}`}
      </p>
      {withdrawnAt && <p className={styles.small}>{dayOf(withdrawnAt)}에 거두셨습니다.</p>}
    </div>
  );
}

/** What somebody agreed to, with the ways to take it back and to agree anew on the same screen. */
export function ConsentList({ person, mutation }: ConsentListProps) {
  const { id, consents } = person;
  const inForce = consents.filter(({ withdrawnAt }) => !withdrawnAt);
  const takenBack = consents.filter(({ withdrawnAt }) => withdrawnAt);
  const [open, setOpen] = useState<Consent>();
  const [isTaking, setTaking] = useState(false);

  async function withdraw(consent: Consent, way: 'phone' | 'paper') {
    if (mutation.isBusy) return;
    await mutation.act(() =>
      call(browserTransport, personPaths.withdrawConsent, {
        params: { id, consent: consent.id },
        body: { way },
      }),
    );
    setOpen(undefined);
  }

  return (
    <Card>
      <section aria-labelledby="consents" className={styles.part}>
        <h2 id="consents">동의와 보관</h2>
        {inForce.length === 0 && <p>지금 받아 둔 동의가 없습니다.</p>}
        <ul className={styles.list}>
          {inForce.map((consent) => (
            <li key={consent.id} className={styles.item}>
              <ConsentItem consent={consent} />
              <NeedsScript>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={`${topicOf(consent.text)} ${consent.text.title} 동의 거두기`}
                  onClick={() => setOpen(consent)}
                >
                  거두기
                </Button>
              </NeedsScript>
            </li>
          ))}
        </ul>
        {inForce.length > 0 && (
          <details>
            <summary className={styles.summary}>얼마나 보관합니까</summary>
            <dl className={styles.rows}>
              {inForce.map(({ id: key, text }) => (
                <div key={key}>
                  <dt>
                    {topicOf(text)} · {text.title}
                  </dt>
                  <dd>{text.period}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {takenBack.length > 0 && (
          <details>
            <summary className={styles.summary}>거두신 동의 {takenBack.length}건</summary>
            <ul className={styles.list}>
              {takenBack.map((consent) => (
                <li key={consent.id} className={styles.item}>
                  <ConsentItem consent={consent} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <NeedsScript>
          <Buttons>
            <Button kind="secondary" size="small" aria-expanded={isTaking} onClick={() => setTaking(!isTaking)}>
              동의 새로 받기
            </Button>
          </Buttons>
        </NeedsScript>
        {isTaking && <ConsentForm person={person} mutation={mutation} onDone={() => setTaking(false)} />}
      </section>
      {open && (
        <WithdrawDialog
          consent={open}
          isBusy={mutation.isBusy}
          onWithdraw={(way) => void withdraw(open, way)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
