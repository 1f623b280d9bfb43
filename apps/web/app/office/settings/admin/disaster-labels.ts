import type { ClinicState, Disaster, ShuttleState } from '@kidney/contract/office/settings/disaster.schema.ts';
import type { Clinic } from './clinic.ts';

export const shuttleOptions: readonly { value: ShuttleState; label: string }[] = [
  { value: 'runs', label: '운행합니다' },
  { value: 'limited', label: '일부만 운행합니다' },
  { value: 'stopped', label: '운행하지 않습니다' },
];

const clinicLabels: Record<ClinicState, string> = { open: '열림', limited: '일부만 받음', closed: '닫힘' };

/** Nothing is known until somebody has asked. */
export const clinicOptions = [
  { value: '', label: '확인 중' },
  ...Object.entries(clinicLabels).map(([value, label]) => ({ value, label })),
];

export function clinicWords(known: Disaster['clinics'], facilities: readonly Clinic[]): string {
  return known
    .map(({ id, state, note }) => {
      const name = facilities.find((each) => each.id === id)?.name ?? '목록에 없는 곳';
      return `${name}: ${clinicLabels[state]}${note && `, ${note}`}`;
    })
    .join('\n');
}
