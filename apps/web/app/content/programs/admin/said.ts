interface Said {
  said: string;
}

/** What the page before has done, for the page that it leads to. */
export const say = (said: string): Said => ({ said });

export function readSaid(state: unknown): string | undefined {
  const { said } = (state ?? {}) as Partial<Said>;
  return typeof said === 'string' ? said : undefined;
}
