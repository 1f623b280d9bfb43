import type { ApplicationKind, ApplicationState } from '@kidney/contract/clients/application-names.paths.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { stateName } from '../../application-labels.ts';

const icons: Record<ApplicationState, IconName> = {
  received: 'bell',
  consulting: 'phone',
  scheduling: 'calendar',
  settled: 'check',
  waiting: 'clock',
  refused: 'close',
  cancelled: 'close',
};

export function StateTag({ kind, state }: { kind: ApplicationKind; state: ApplicationState }) {
  return (
    <Tag icon={icons[state]} tone={state === 'settled' ? 'ok' : 'plain'}>
      {stateName(kind, state)}
    </Tag>
  );
}
