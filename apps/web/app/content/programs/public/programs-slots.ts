import { useOutletContext } from 'react-router';
import type { ShownProgram } from './program-view.ts';

/** What the list hands to the program that stands over it. */
export interface ProgramsSlots {
  programs: readonly ShownProgram[];
  mayWrite: boolean;
}

export const useProgramsSlots = () => useOutletContext<ProgramsSlots>();
