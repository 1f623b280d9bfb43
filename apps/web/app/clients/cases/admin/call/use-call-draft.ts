import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { Kept } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { useRef, useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { draftInWords } from '../../../../platform/editing/drafts/draft-messages.ts';
import { useDraftKeeper } from '../../../../platform/editing/drafts/use-draft-keeper.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { saidOf } from '../form-answers.ts';
import type { Said } from './consent-script.tsx';
import { askedOf, type InForce } from './in-force.ts';

export interface Written {
  said: Said;
  answers: Answers;
}

const onlyHere = '필수 동의를 모두 표시하실 때까지, 적으신 것은 이 화면에만 있습니다.';

/** Until the consents are given, what is written down stays on this page; from then on it is kept on the server. */
export function useCallDraft(
  { kind, consents, kept, inForce }: CallForm,
  key: string,
  heldOf: (now: Answers) => InForce,
) {
  const held = useRef(false);
  const isKept = useRef(kept !== null);
  const hasAll = (given: readonly string[]) =>
    consents.every(({ id, isRequired }) => !isRequired || given.includes(id));
  const [isAgreed, setAgreed] = useState(() => kept !== null || hasAll(inForce.map(({ text }) => text)));
  const { keeper, state, guard } = useDraftKeeper<Written, Kept>({
    keptAt: kept?.savedAt,
    held,
    keep: async ({ said, answers }) => {
      const { giver } = said;
      const accepted = askedOf(said.accepted, heldOf(answers));
      const body = { kind, giver, accepted, answers: saidOf(answers) };
      return (await call(browserTransport, unfinishedPaths.keepCall, { params: { key }, body })).data;
    },
  });

  /** What may not be kept any more is not left lying there. */
  async function takeBack() {
    await keeper.stop();
    await call(browserTransport, unfinishedPaths.dropCall, { params: { key } }).catch(() => undefined);
  }

  function typed(written: Written) {
    const agrees = hasAll([...written.said.accepted, ...heldOf(written.answers).map(({ text }) => text)]);
    setAgreed(agrees);
    held.current = !agrees;
    if (agrees) keeper.typed(written);
    else if (isKept.current) void takeBack();
    isKept.current = agrees;
  }

  return {
    typed,
    guard,
    /** While the application is taken; what is written is typed again where that fails. */
    stop: async () => {
      await keeper.stop();
      held.current = false;
    },
    words: isAgreed ? draftInWords(state) : onlyHere,
    isHeld: !isAgreed,
  };
}
