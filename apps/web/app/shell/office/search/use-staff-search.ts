import { staffSearchPaths } from '@kidney/contract/operations/staff-search/staff-search.paths.ts';
import type { FoundForStaff } from '@kidney/contract/operations/staff-search/staff-search.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { isWorthAsking } from './worth-asking.ts';

interface Found {
  /** To which this is the answer. */
  words: string;
  list?: FoundForStaff;
  failure?: string;
}

const pause = 150;
/** Between the letters of a syllable. */
const pauseWithin = 300;
const longestWait = 8_000;
const noAnswer = '답이 오지 않습니다. 인터넷을 확인하시고 Enter를 눌러 다시 찾아 주십시오.';

async function answerTo(words: string): Promise<Found> {
  const tooLate = new Promise<Found>((resolve) => {
    setTimeout(resolve, longestWait, { words, failure: noAnswer });
  });
  const answer = call(browserTransport, staffSearchPaths.search, { body: { words } }).then(
    ({ data }): Found => ({ words, list: data }),
    (error: unknown): Found => ({
      words,
      failure: error instanceof TypeError ? noAnswer : failureInWords(error),
    }),
  );
  return Promise.race([answer, tooLate]);
}

/** Asks for what was typed last, once it stands still; an answer to anything else is dropped. */
export function useStaffSearch(onAnswer: (words: string, list: FoundForStaff) => void) {
  const [found, setFound] = useState<Found>({ words: '' });
  const [wanted, setWanted] = useState('');
  const latest = useRef('');
  const onItsWay = useRef('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function ask(words: string) {
    onItsWay.current = words;
    const answer = await answerTo(words);
    if (latest.current !== words) return;
    onItsWay.current = '';
    setFound(answer);
    if (answer.list) onAnswer(words, answer.list);
  }

  function listen(typed: string, isComposing: boolean) {
    const words = typed.trim();
    const isAsked = isWorthAsking(words, isComposing);
    if (words === latest.current) return;
    clearTimeout(waiting.current);
    latest.current = isAsked ? words : '';
    setWanted(latest.current);
    if (!isAsked) setFound({ words: '' });
    else waiting.current = setTimeout(() => void ask(words), isComposing ? pauseWithin : pause);
  }

  /** At once: somebody waits for it, or wants it tried once more. */
  function askNow() {
    if (onItsWay.current === latest.current) return;
    clearTimeout(waiting.current);
    setFound({ words: '' });
    void ask(latest.current);
  }

  useEffect(
    () => () => {
      latest.current = '';
      clearTimeout(waiting.current);
    },
    [],
  );
  const isAnswered = found.words === wanted;
  return {
    list: isAnswered ? found.list : undefined,
    failure: isAnswered ? found.failure : undefined,
    isAsking: !isAnswered,
    listen,
    askNow,
  };
}
