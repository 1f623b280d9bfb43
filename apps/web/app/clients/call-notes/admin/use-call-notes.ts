import { callNotesPaths } from '@kidney/contract/clients/call-notes/call-notes.paths.ts';
import type { CallNote, EndCallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Ending, Mutation } from '../../../platform/use-mutation.ts';

interface Done {
  note: CallNote;
  message: string;
}

type Answer = { data: CallNote; message?: string };

/** What is done with notes; the last that was ended can be taken back. */
export function useCallNotes(mutation: Mutation) {
  const [done, setDone] = useState<Done>();

  /** Whoever was first, was first: the list is read again and says how it stands. */
  async function tellOther({ current }: Ending): Promise<void> {
    if (current === undefined) return;
    await mutation.reload();
    mutation.say({ kind: 'error', message: '그사이 다른 분이 이 메모를 고쳤습니다. 다시 확인해 주십시오.' });
  }

  async function finish(work: () => Promise<Answer>): Promise<void> {
    if (mutation.isBusy) return;
    setDone(undefined);
    let answer: Answer | undefined;
    const ending = await mutation.act(async () => {
      answer = await work();
      return {};
    });
    if (answer && ending.isDone) setDone({ note: answer.data, message: answer.message ?? '마쳤습니다.' });
    await tellOther(ending);
  }

  return {
    done,
    forget: () => setDone(undefined),

    end: ({ id, version }: CallNote, ending: EndCallNote['ending']) =>
      finish(() => call(browserTransport, callNotesPaths.end, { params: { id }, body: { ending, version } })),

    contact: ({ id, version }: CallNote, caseId: string) =>
      finish(() => call(browserTransport, callNotesPaths.contact, { params: { id }, body: { caseId, version } })),

    async reopen({ id, version }: CallNote): Promise<void> {
      if (mutation.isBusy) return;
      setDone(undefined);
      const work = () => call(browserTransport, callNotesPaths.reopen, { params: { id }, body: { version } });
      await tellOther(await mutation.act(work));
    },
  };
}

export type CallNoteActions = ReturnType<typeof useCallNotes>;
