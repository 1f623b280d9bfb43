import type { Success } from '@kidney/contract/shared/envelope.ts';
import { searchPaths } from '@kidney/contract/content/search/search.paths.ts';
import { useEffect, useRef, useState, type InputEvent } from 'react';
import { Link } from 'react-router';
import { send } from '../../../platform/session/fetch-transport.ts';
import { wordHref } from './search-address.ts';
import styles from './search.module.css';

const pause = 250;

/** Words that begin with what is being typed. Where they cannot be had, nobody misses them. */
export function useSuggestions() {
  const [words, setWords] = useState<readonly string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');

  const ask = async (q: string) => {
    // Not by the way of staff, which brings a new token: they are the same for everybody.
    const found = await send(searchPaths.suggest, { query: { q } }, '').catch(() => null);
    if (latest.current !== q) return;
    setWords(found?.status === 200 ? (found.body as Success<string[]>).data : []);
  };

  const listen = (event: InputEvent<HTMLInputElement>) => {
    const q = event.currentTarget.value.trim().slice(0, 30);
    latest.current = q;
    clearTimeout(waiting.current);
    if (q === '') setWords([]);
    else waiting.current = setTimeout(() => void ask(q), pause);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);
  return { words, listen };
}

export function Suggestions({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <nav aria-label="추천하는 말">
      <ul className={styles.suggestions}>
        {words.map((word) => (
          <li key={word}>
            <Link to={wordHref(word)} className={styles.suggestion}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
