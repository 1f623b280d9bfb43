import { groupMessagesPaths } from '@kidney/contract/clients/group-messages/group-messages.paths.ts';
import type {
  GroupFilter,
  GroupMessagePreview,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';

const blank: GroupFilter = { kind: 'members', district: '', van: '', day: '', clinic: '' };

/** What is written, whom it would reach, and the one press that sends it. */
export function useGroupMessage() {
  const navigate = useNavigate();
  const [filter, setFilter] = useState(blank);
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<GroupMessagePreview>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One press, however often it is repeated: a new preview is a new one.
  const key = useRef('');

  function change(work: () => void) {
    setPreview(undefined);
    setProblem(undefined);
    work();
  }

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setProblems([]);
    try {
      await work();
    } catch (error) {
      const { fields = [], current } = error instanceof ApiError ? error.failure : {};
      if (current !== undefined) setPreview(current as GroupMessagePreview);
      setProblems(fields);
      if (fields.length === 0) setProblem(failureInWords(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    filter,
    text,
    preview,
    problem,
    problems,
    isBusy,
    choose: (chosen: Partial<GroupFilter>) => change(() => setFilter({ ...filter, ...chosen })),
    write: (words: string) => change(() => setText(words)),
    back: () => change(() => {}),
    look: () =>
      attempt(async () => {
        setPreview(undefined);
        const { data } = await call(browserTransport, groupMessagesPaths.preview, { body: { filter, text } });
        key.current = crypto.randomUUID();
        setPreview(data);
      }),
    send: ({ token }: GroupMessagePreview) =>
      attempt(async () => {
        const body = { filter, text, token, key: key.current };
        const { data, message } = await call(browserTransport, groupMessagesPaths.send, { body });
        await navigate(`/admin/group-messages/${data.id}`, { state: { message } });
      }),
  };
}

export type WritingGroupMessage = ReturnType<typeof useGroupMessage>;
