import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { artPlugin } from './vite/art-plugin.ts';
import { webFontPlugin } from './vite/web-font-plugin.ts';

export default defineConfig({
  plugins: [artPlugin(), webFontPlugin(), reactRouter()],
  // The editor is imported late; found late, it would reload the page that somebody is writing on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  // The content security policy has no place for data: addresses.
  build: { assetsInlineLimit: 0 },
});
