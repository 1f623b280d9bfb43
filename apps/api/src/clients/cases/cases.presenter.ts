import { nextStates } from '@kidney/contract/clients/application-names.paths.ts';
import type { CaseEvent, CaseMessage } from '@kidney/contract/clients/case-events.schema.ts';
import type { CaseSummary } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { CaseRow, EventRow } from './cases.repository.ts';

type Names = ReadonlyMap<number, string>;

export function presentSummary(row: CaseRow, name: string, names: Names): CaseSummary {
  const { id, kind, state, way, dueOn, assigneeId, version } = row;
  const assignee = assigneeId === null ? null : { id: assigneeId, nickName: names.get(assigneeId) ?? '' };
  return { id, kind, state, way, name, receivedAt: row.receivedAt.toISOString(), dueOn, assignee, version };
}

export function presentMessage({ id, channel, state, problem, to, mayCopy, mayRetry }: CaseMessage): CaseMessage {
  return { id, channel, state, problem, to, mayCopy, mayRetry };
}

export function presentEvent(
  row: EventRow,
  text: string | null,
  names: Names,
  messages: ReadonlyMap<string, CaseMessage>,
): CaseEvent {
  const message = row.messageId === null ? undefined : messages.get(row.messageId);
  const { id, type, byId, fromState, toState, reason, contactWay, contactResult, proofKind, proofSeenOn } = row;
  return {
    id,
    type,
    at: row.at.toISOString(),
    by: byId === null ? null : (names.get(byId) ?? null),
    from: fromState,
    to: toState,
    reason,
    contact: contactWay && contactResult && { way: contactWay, result: contactResult },
    proof: proofKind === null || proofSeenOn === null ? null : { kind: proofKind, seenOn: proofSeenOn },
    message: message ? presentMessage(message) : null,
    text: text ?? '',
  };
}

export const nextOf = ({ kind, state }: CaseRow) => [...nextStates(kind, state)];
