import type { Closure, ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureList } from './closure-list.tsx';
import { ClosureRemoveDialog } from './closure-remove-dialog.tsx';
import { holidaysAmong } from './closure-labels.ts';
import { HolidayList } from './holiday-list.tsx';
import styles from './service-days-admin.module.css';

interface ServiceDaysAdminProps {
  service: ServiceOverview;
  closures: readonly Closure[];
}

export function ServiceDaysAdmin({ service, closures }: ServiceDaysAdminProps) {
  const mutation = useMutation();
  const [removing, setRemoving] = useState<Closure>();
  const today = service.today.date;
  const holidays = holidaysAmong(service.closures, closures);

  async function remove({ date }: Closure) {
    if (mutation.isBusy) return;
    await mutation.act(() => call(browserTransport, serviceDaysPaths.removeClosure, { params: { date } }));
    setRemoving(undefined);
  }

  return (
    <div className={styles.admin}>
      <noscript>
        <p>날을 넣거나 지우시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage mutation={mutation} />
      <div className={styles.halves}>
        <NeedsScript>
          <ClosureForm today={today} holidays={holidays} closures={closures} mutation={mutation} />
        </NeedsScript>
        <div className={styles.lists}>
          <Card>
            <h2>직원이 넣은 날</h2>
            <ClosureList closures={closures} today={today} onRemove={setRemoving} />
          </Card>
          <Card>
            <h2>다가오는 공휴일</h2>
            <HolidayList holidays={holidays} today={today} areAllKnown={service.holidaysKnown} />
          </Card>
        </div>
      </div>
      {removing && (
        <ClosureRemoveDialog
          closure={removing}
          today={today}
          isBusy={mutation.isBusy}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
