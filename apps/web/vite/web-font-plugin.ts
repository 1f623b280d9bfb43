import type { Plugin } from 'vite';

/** The package says `swap`; a late font must not move text that somebody is reading. */
export function webFontPlugin(): Plugin {
  return {
    name: 'web-font',
    enforce: 'pre',
    transform(code, id) {
      if (!/pretendard[^/]*\.css/.test(id)) return null;
      return { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null };
    },
  };
}
