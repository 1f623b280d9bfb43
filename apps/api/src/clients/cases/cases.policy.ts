import {
  needsReason,
  nextStates,
  type ApplicationKind,
  type ApplicationReason,
  type ApplicationState,
} from '@kidney/contract/clients/application-names.paths.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { AppError } from '../../platform/errors.ts';
import { weekdayOf } from '../../platform/seoul-time.ts';

export interface Move {
  to: ApplicationState;
  reason: ApplicationReason | null;
  ride: Ride | null;
}

interface Standing {
  kind: ApplicationKind;
  state: ApplicationState;
  today: string;
  vans: readonly string[];
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The good end of a transport application is a seat: it says which, when and from which day on. */
export const needsRide = (kind: ApplicationKind, to: ApplicationState): boolean =>
  kind === 'transport' && to === 'settled';

function problemsOfRide(ride: Ride | null, { today, vans }: Pick<Standing, 'today' | 'vans'>): FieldProblem[] {
  if (!ride) return [{ field: 'ride', message: '차량과 요일, 시각, 첫 운행일을 정해 주십시오.' }];
  const problems: FieldProblem[] = [];
  if (!vans.includes(ride.van)) problems.push({ field: 'ride.van', message: '설정에 있는 차량을 골라 주십시오.' });
  if (ride.pickUpAt === null && ride.returnAt === null)
    problems.push({ field: 'ride.pickUpAt', message: '모시러 가는 시각이나 돌아오는 시각을 적어 주십시오.' });
  if (ride.firstDay < today)
    problems.push({ field: 'ride.firstDay', message: '첫 운행일은 오늘이거나 그 뒤여야 합니다.' });
  else if (!ride.days.some((day) => day === weekdays[weekdayOf(ride.firstDay)]))
    problems.push({ field: 'ride.firstDay', message: '첫 운행일은 고르신 요일 가운데 하루여야 합니다.' });
  return problems;
}

/** Refuses a ride that cannot be driven. */
export function requireRide(ride: Ride, standing: Pick<Standing, 'today' | 'vans'>): void {
  const fields = problemsOfRide(ride, standing);
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

interface Settled {
  kind: ApplicationKind;
  stateSince: Date;
}

/** Whether what came of a case is that of another by now: a newer ride replaced it, or another case made the same member. */
export const isOfAnother = ({ kind, stateSince }: Settled, other: Pick<Settled, 'stateSince'>): boolean =>
  kind !== 'transport' || other.stateSince >= stateSince;

/** Refuses a step that does not lead on from where the case is, or lacks what it needs. */
export function requireMove(move: Move, standing: Standing): void {
  const { kind, state } = standing;
  if (!nextStates(kind, state).includes(move.to))
    throw new AppError('CONFLICT', { message: '지금 단계에서는 그 단계로 옮길 수 없습니다.' });
  const fields: FieldProblem[] = [];
  if (needsReason(move.to) && move.reason === null) fields.push({ field: 'reason', message: '까닭을 골라 주십시오.' });
  if (needsRide(kind, move.to)) fields.push(...problemsOfRide(move.ride, standing));
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}
