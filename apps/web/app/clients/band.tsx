import type { ReactNode } from 'react';

interface BandPart {
  label: ReactNode;
  /** What is read from across the desk. */
  words: ReactNode;
  more?: readonly (string | null | undefined | false)[];
  act?: ReactNode;
}

interface BandProps {
  name: string;
  picture?: ReactNode;
  parts: readonly (BandPart & { key: string })[];
}

/** What is asked first on the telephone, side by side above everything else. */
export function Band({ name, picture, parts }: BandProps) {
  return (
    <section aria-label={name} className="band">
      {picture}
      <dl className="band-parts">
        {parts.map(({ key, label, words, more = [], act }) => (
          <div key={key} className="band-part">
            <dt className="band-label">{label}</dt>
            <dd className="band-words">{words}</dd>
            {more.map((line) => line && <dd key={line}>{line}</dd>)}
            {act && <dd className="band-act">{act}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
