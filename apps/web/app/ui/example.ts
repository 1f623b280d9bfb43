import type { ReactNode } from 'react';

interface Example {
  /** The state it shows. */
  name: string;
  /** A function where it is drawn differently by night, which is high contrast. */
  element: ReactNode | ((isNight: boolean) => ReactNode);
  /** Fixed to the window's edge: the catalogue gives it a window of its own. */
  isFixed?: true;
}

/** A part as the catalogue shows it, in every state. */
export interface Part {
  title: string;
  /** What it is for, in a sentence. */
  use: string;
  examples: readonly Example[];
}
