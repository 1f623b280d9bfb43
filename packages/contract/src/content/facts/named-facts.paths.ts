const pattern = /\{([a-z0-9-]{1,60})\}/g;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The facts that a text names, for example {transport-days}. */
export const factsNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, key = '']) => key)),
];

/** The text with what the facts say now. What no fact is stays as it is. */
export const fillFacts = (html: string, facts: readonly { key: string; value: string }[]): string =>
  html.replaceAll(pattern, (whole, key: string) => {
    const value = facts.find((fact) => fact.key === key)?.value;
    return value === undefined ? whole : escaped(value);
  });
