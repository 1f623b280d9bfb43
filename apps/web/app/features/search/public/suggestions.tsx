import { searchPaths } from '@kidney/contract/search/search.paths.ts';
import { useEffect, useRef, useState, type InputEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { wordHref } from './search-address.ts';
import styles from './search.module.css';

const pause = 250;

/** Words that begin with what is being typed. Where they cannot be had, nobody misses them. */
export function useSuggestions() {
  const [words, setWords] = useState<readonly string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');

  const ask = async (q: string) => {
    const found = await call(browserTransport, searchPaths.suggest, { query: { q } }).catch(() => null);
    if (latest.current === q) setWords(found?.data ?? []);
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
