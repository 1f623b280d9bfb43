import type { Emergency, ShuttleState } from '@kidney/contract/office/settings/disaster.schema.ts';
import { ServiceState } from '../../ui/service-state/service-state.tsx';

const words: Record<ShuttleState, string> = {
  runs: '차량을 운행합니다',
  limited: '차량을 일부만 운행합니다',
  stopped: '차량을 운행하지 않습니다',
};

export function ShuttleNow({ state, note }: Emergency['shuttle']) {
  return (
    <ServiceState runs={state === 'runs'} title={words[state]}>
      {note && <p>{note}</p>}
    </ServiceState>
  );
}
