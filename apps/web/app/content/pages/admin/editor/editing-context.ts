import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { createContext, useContext } from 'react';

interface EditingContext {
  /** What the server found wrong with what was sent last, by the id of the field. */
  problems: ReadonlyMap<string, string>;
  facts: readonly Fact[];
  /** Says politely what has just happened. */
  announce: (message: string) => void;
}

const Context = createContext<EditingContext>({ problems: new Map(), facts: [], announce: () => {} });

export const EditingProvider = Context.Provider;
export const useEditingContext = () => useContext(Context);
