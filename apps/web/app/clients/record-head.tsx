import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface RecordHeadProps {
  name: string;
  /** How they stand. */
  tags: ReactNode;
  /** What else one has to know at once. */
  line?: ReactNode;
  /** How they are reached, and where one goes on. */
  reach: ReactNode;
  above: { label: string; to: string };
  help: ReactElement;
}

/** The head of a screen about somebody: their name comes first, and everything that is pressed stands in its row. */
export function RecordHead({ name, tags, line, reach, above, help }: RecordHeadProps) {
  return (
    <div className="office-head record-head">
      <h1 className="record-name">{name}</h1>
      <p className="record-tags">{tags}</p>
      {line && <p className="record-line">{line}</p>}
      <Link to={above.to}>‹ {above.label}</Link>
      <div className="record-reach">{reach}</div>
      {help}
    </div>
  );
}
