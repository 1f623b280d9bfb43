import { stepsOf, type ApplicationState } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';

/** What is most likely done next: the step after this one. Who waits, waits for the good end; what was ended can be taken up again. */
export function nextStepOf({ kind, state, next }: Pick<Case, 'kind' | 'state' | 'next'>): ApplicationState | undefined {
  const steps: readonly ApplicationState[] = stepsOf[kind];
  if (state === 'settled') return undefined;
  if (state === 'waiting') return 'settled';
  const now = steps.indexOf(state);
  return now < 0 ? next[0] : steps[now + 1];
}
