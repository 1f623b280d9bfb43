import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { oldPostsPaths } from '@kidney/contract/content/old-posts/old-posts.paths.ts';
import type { OldPostPreview, OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { sendFiles } from '../../../platform/uploads/send-file.ts';
import { failureInWords, useMutation } from '../../../platform/use-mutation.ts';

const megabytes = oldPostBounds.sent / 1024 / 1024;

/** Files stay on this screen alone, and are sent once to be looked at and once to be brought in. */
export function useOldPosts() {
  const mutation = useMutation();
  const [main, setMain] = useState<File>();
  const [beside, setBeside] = useState<File>();
  const [preview, setPreview] = useState<OldPostPreview>();
  /** By the name of the group: they stay where what is shown is shown anew. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const [share, setShare] = useState(0);
  // Of two looks the one that was asked for last is shown.
  const looks = useRef(new AbortController());

  const files = () => [main, beside].filter((file) => file !== undefined);

  function forget() {
    looks.current.abort();
    setPreview(undefined);
    setProblem(undefined);
    setLooking(false);
    setChosen({});
  }

  const watch = () => {
    looks.current.abort();
    looks.current = new AbortController();
    setShare(0);
    return { signal: looks.current.signal, onProgress: setShare };
  };

  return {
    preview,
    problem,
    isLooking,
    share,
    mutation,
    forget,
    boardOf: ({ name, board }: OldPostPreview['groups'][number]) => chosen[name] ?? board,
    choose: (name: string, board: string) => setChosen((all) => ({ ...all, [name]: board })),
    chooseMain(file: File | undefined) {
      forget();
      setMain(file);
    },
    chooseBeside(file: File | undefined) {
      forget();
      setBeside(file);
    },

    async look() {
      mutation.clearOutcome();
      const size = files().reduce((sum, file) => sum + file.size, 0);
      if (!main) return setProblem('글이 든 파일을 골라 주십시오.');
      if (main.size === 0) return setProblem('파일이 비어 있습니다.');
      if (size > oldPostBounds.sent) return setProblem(`파일은 모두 ${megabytes} MB까지 보낼 수 있습니다.`);
      const watched = watch();
      setProblem(undefined);
      setLooking(true);
      try {
        const { data } = await sendFiles<OldPostPreview>(oldPostsPaths.preview.path, files(), watched);
        if (!watched.signal.aborted) setPreview(data);
      } catch (error) {
        if (!watched.signal.aborted) setProblem(failureInWords(error));
      } finally {
        if (!watched.signal.aborted) setLooking(false);
      }
    },

    async bringIn({ hash, token, groups }: OldPostPreview): Promise<boolean> {
      const boards = groups.map(({ name, board }) => chosen[name] ?? board).join(',');
      const query = new URLSearchParams({ hash, token, boards });
      const watched = watch();
      const { isDone, current } = await mutation.act(() =>
        sendFiles<OldPostRecord>(`${oldPostsPaths.run.path}?${query}`, files(), watched),
      );
      if (current) {
        setPreview(current as OldPostPreview);
        mutation.say({
          kind: 'error',
          message: '미리 보신 뒤에 달라진 것이 있습니다. 다시 확인해 주십시오. 고르신 게시판은 그대로입니다.',
        });
      }
      if (isDone) forget();
      return isDone;
    },

    undo: ({ id }: OldPostRecord) => mutation.act(() => call(browserTransport, oldPostsPaths.undo, { params: { id } })),
  };
}

export type OldPosts = ReturnType<typeof useOldPosts>;
