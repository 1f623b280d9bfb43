import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';

/** What may be left out, and is left out where nothing was written. */
const optional = new Set(['heading', 'intro', 'text', 'note', 'caption', 'href']);
/** Fields of these names that a page cannot be without: the server has to see that they are empty. */
const needed = (owner: object, name: string) =>
  (name === 'text' && !('when' in owner) && !('actions' in owner)) ||
  (name === 'caption' && 'columns' in owner) ||
  (name === 'heading' && 'actions' in owner) ||
  (name === 'href' && 'label' in owner);

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, held]) => !(optional.has(name) && typeof held === 'string' && held.trim() === '' && !needed(value, name)),
  );
  return Object.fromEntries(kept.map(([name, held]) => [name, tidy(held)]));
}

/** Ready to be saved: a form holds an empty line where the page holds nothing. */
export const tidyContent = (content: PageContent) => tidy(content) as PageContent;

/** What is edited of a stored page. */
export function contentOf({ title, lead, description, blocks, sources, checkedOn }: PageContent): PageContent {
  return { title, lead, description, blocks, sources, checkedOn };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
