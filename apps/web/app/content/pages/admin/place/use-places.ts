import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { useState, useSyncExternalStore } from 'react';

export type Places = ReadonlyMap<string, HTMLElement>;

const nowhere: Places = new Map();

/** The first drawing with these words that no other block has taken. */
function figureOf(root: HTMLElement, alt: string, taken: ReadonlySet<HTMLElement>): HTMLElement | undefined {
  return [...root.querySelectorAll('figure')].find(
    (figure) => !taken.has(figure) && figure.querySelector('img')?.alt === alt,
  );
}

const rooms = new WeakMap<HTMLElement, HTMLElement>();

/** In a figure nothing may follow its words, so that there is room before them. */
function roomIn(figure: HTMLElement | undefined): HTMLElement | undefined {
  if (!figure) return undefined;
  const made = rooms.get(figure);
  if (made) return made;
  const room = document.createElement('div');
  figure.prepend(room);
  rooms.set(figure, room);
  return room;
}

/** Where each block stands on the page: the page is drawn by what draws it for visitors, and knows nothing of this. */
function findPlaces(root: HTMLElement, blocks: readonly Block[], before: Places, open: ReadonlySet<string>): Places {
  const places = new Map<string, HTMLElement>();
  const taken = new Set<HTMLElement>();
  const drawings = new Set<HTMLElement>();
  const find = (id: string) => root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) ?? undefined;
  const put = (id: string, found: HTMLElement | undefined) => {
    const held = before.get(id);
    // A form that is open stays where it is, whatever becomes of the drawing behind it.
    const place = open.has(id) && held?.isConnected ? held : found;
    if (!place || taken.has(place)) return;
    taken.add(place);
    places.set(id, place);
  };
  for (const block of blocks) {
    if (block.hidden) continue;
    const figure = block.type === 'figure' ? figureOf(root, block.alt, drawings) : undefined;
    if (figure) drawings.add(figure);
    put(block.id, roomIn(figure) ?? find(block.id));
  }
  put('sources', find('sources'));
  return places;
}

const isSameAs = (one: Places, other: Places) =>
  one.size === other.size && [...one].every(([id, place]) => other.get(id) === place);

function createFinder() {
  let root: HTMLElement | null = null;
  let last = nowhere;
  return {
    setRoot(element: HTMLElement | null) {
      root = element;
    },
    find(blocks: readonly Block[], open: ReadonlySet<string>): Places {
      const found = root ? findPlaces(root, blocks, last, open) : nowhere;
      if (!isSameAs(found, last)) last = found;
      return last;
    },
    /** Whatever is drawn anew may stand elsewhere. */
    subscribe(look: () => void) {
      const watch = new MutationObserver(look);
      if (root) watch.observe(root, { childList: true, subtree: true });
      return () => watch.disconnect();
    },
  };
}

/** Where each part of the page stands now, as far as it is seen. */
export function usePlaces(blocks: readonly Block[], open: ReadonlySet<string>) {
  const [finder] = useState(createFinder);
  const places = useSyncExternalStore(finder.subscribe, () => finder.find(blocks, open));
  return { places, root: finder.setRoot };
}
