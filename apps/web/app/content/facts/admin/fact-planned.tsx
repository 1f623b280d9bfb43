import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import type { ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './facts-admin.module.css';

interface FactPlannedProps {
  fact: ManagedFact;
  mutation: Mutation;
  onTouch: () => void;
}

/** What it says from a later day on. */
export function FactPlanned({ fact: { key, label, version, planned }, mutation, onTouch }: FactPlannedProps) {
  if (!planned?.effectiveFrom) return null;

  async function cancel() {
    if (mutation.isBusy) return;
    onTouch();
    await mutation.act(() => call(browserTransport, factsPaths.cancelPlanned, { params: { key }, query: { version } }));
  }

  return (
    <div className={styles.planned}>
      <p>
        <b>{formatDate(planned.effectiveFrom)}부터</b> {planned.value}
      </p>
      <NeedsScript>
        {' '}
        <Button kind="secondary" size="small" aria-label={`${label} 예정 취소`} onClick={() => void cancel()}>
          예정 취소
        </Button>
      </NeedsScript>
    </div>
  );
}
