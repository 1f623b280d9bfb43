import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { artPlugin } from './vite/art-plugin.ts';
import { bareImportPlugin } from './vite/bare-import-plugin.ts';
import { shortClassName } from './vite/class-names.ts';
import { visitorChunks } from './vite/visitor-chunks.ts';
import { webFontPlugin } from './vite/web-font-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [artPlugin(), webFontPlugin(), bareImportPlugin(), reactRouter()],
  // The editor is imported late; found late, it would reload the page that somebody is writing on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    // The content security policy has no place for data: addresses.
    assetsInlineLimit: 0,
    // Nothing is painted before every sheet is there: one small one comes sooner than a dozen.
    cssCodeSplit: false,
    // Only staff import later, and a visitor should not carry the list of what they would preload.
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: visitorChunks() } } } } },
  },
}));
