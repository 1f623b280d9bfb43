import type { Plugin } from 'vite';

/** What is imported late has no sheet of its own and nothing to preload, so Vite's help with both would be dead weight. */
export function bareImportPlugin(): Plugin {
  return {
    name: 'bare-import',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
