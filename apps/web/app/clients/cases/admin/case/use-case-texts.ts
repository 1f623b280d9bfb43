import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { CaseTexts, Kept, UnfinishedCaseTexts } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { useEffect, useState, type RefObject } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { useDraftKeeper } from '../../../../platform/editing/drafts/use-draft-keeper.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';

export type TextForm = keyof CaseTexts;

const nothing: CaseTexts = { note: '', contact: '', message: '' };
const textForms = Object.keys(nothing) as TextForm[];

/** What is being written beside a case, form by form: kept as it is typed, and there again when somebody comes back. */
export function useCaseTexts(caseId: string, held: RefObject<boolean>, onFound: (form: TextForm) => void) {
  const [texts, setTexts] = useState(nothing);
  const [found, setFound] = useState<UnfinishedCaseTexts>();
  const params = { id: caseId };
  const { keeper, state, guard } = useDraftKeeper<CaseTexts, Kept>({
    keptAt: undefined,
    held,
    keep: async (typed) => (await call(browserTransport, unfinishedPaths.keepTexts, { params, body: typed })).data,
  });

  useEffect(() => {
    let isHere = true;
    call(browserTransport, unfinishedPaths.texts, { params: { id: caseId } }).then(
      ({ data }) => {
        if (!isHere || !data || keeper.hasWaiting()) return;
        const { savedAt: _at, ...kept } = data;
        setTexts(kept);
        setFound(data);
        const first = textForms.find((form) => kept[form] !== '');
        if (first) onFound(first);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
    // Once for each case; what is asked for on arrival does not change with what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [caseId, keeper]);

  return {
    texts,
    /** What was there on arrival, until it is sent, thrown away or typed over. */
    found,
    state,
    guard,
    type(form: TextForm, text: string) {
      const now = { ...texts, [form]: text };
      setTexts(now);
      keeper.typed(now);
    },
    /** Before one of them is sent: the others stay kept. */
    settle: () => keeper.flush(),
    /** It was sent; the server keeps it no longer. */
    sent(form: TextForm) {
      setTexts((now) => ({ ...now, [form]: '' }));
      setFound(undefined);
    },
    async drop() {
      await keeper.stop();
      const dropped = await call(browserTransport, unfinishedPaths.dropTexts, { params });
      setTexts(nothing);
      setFound(undefined);
      return dropped;
    },
  };
}
