export type UnsavedPart = 'answers' | 'ride' | 'step';

/** What was typed into the forms of a case and is kept nowhere until it is saved. */
export function createUnsaved() {
  const parts = new Set<UnsavedPart>();
  return {
    typedInto: (part: UnsavedPart) => () => void parts.add(part),
    forget: (part: UnsavedPart) => void parts.delete(part),
    held: {
      get current() {
        return parts.size > 0;
      },
    },
  };
}

export type Unsaved = ReturnType<typeof createUnsaved>;
