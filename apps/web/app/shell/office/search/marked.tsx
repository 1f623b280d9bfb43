import { Fragment } from 'react';

/** What was typed, where it stands in what was found. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <Fragment>
      {text.slice(0, at)}
      <mark className="office-search-mark">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </Fragment>
  );
}
