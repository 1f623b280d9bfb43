interface Block {
  id: string;
  rows?: { label: string }[];
}

/** Cookies that a site gave and that the table of the privacy page does not name. */
export function unnamedCookies(given: ReadonlySet<string>, blocks: readonly Block[]): string[] {
  const named = blocks.find(({ id }) => id === 'cookies')?.rows?.map(({ label }) => label) ?? [];
  return [...given].filter((cookie) => !named.includes(cookie)).toSorted();
}
