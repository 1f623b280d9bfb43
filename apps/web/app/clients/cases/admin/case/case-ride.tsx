import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { RideForm } from './ride-form.tsx';
import { RideRows } from '../../../people/admin/ride-rows.tsx';
import styles from './case.module.css';

const editButton = 'edit-ride';

interface CaseRideProps {
  theCase: Case;
  mutation: Mutation;
  today: string;
}

/** The ride that was assigned, what it will be, and the way to change it. */
export function CaseRide({ theCase, mutation, today }: CaseRideProps) {
  const [isEditing, setEditing] = useState(false);
  const { state, ride, nextRide } = theCase;
  if (state !== 'settled' || !ride) return null;

  function stop() {
    flushSync(() => setEditing(false));
    document.getElementById(editButton)?.focus();
  }

  return (
    <Card>
      {isEditing ? (
        <RideForm theCase={theCase} mutation={mutation} today={today} onDone={() => setEditing(false)} onClose={stop} />
      ) : (
        <section aria-labelledby="case-ride" className={styles.part}>
          <h2 id="case-ride">배정</h2>
          <dl className={styles.rows}>
            <RideRows ride={ride} nextRide={nextRide} />
          </dl>
          <NeedsScript>
            <div>
              <Button id={editButton} kind="secondary" size="small" onClick={() => setEditing(true)}>
                <Icon name="edit" />
                배정 고치기
              </Button>
            </div>
          </NeedsScript>
        </section>
      )}
    </Card>
  );
}
