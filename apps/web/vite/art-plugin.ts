import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { bakeArt, sizeOfArt } from './art-bake.ts';
import { skies, type Sky } from './art-palette.ts';

const asked = new RegExp(`^(.+\\.svg)\\?(${skies.join('|')})$`);

/** `import art, { size } from './x.svg?day'`: the address of the drawing with the colours of that sky, and its size. */
export function artPlugin(): Plugin {
  const served = new Map<string, string>();
  return {
    name: 'art',
    enforce: 'pre',
    async load(id) {
      const [, file, name] = asked.exec(id) ?? [];
      const sky = skies.find((each) => each === name);
      if (!file || !sky) return null;
      this.addWatchFile(file);
      const svg = await readFile(file, 'utf8');
      const baked = skies.map((each) => bakeArt(svg, each));
      // Of both skies, because whoever has the address of one has the address of the other.
      const hash = createHash('sha256').update(baked.join('')).digest('base64url').slice(0, 8);
      // Named here and not by the bundler, so that the browser's and the server's build agree.
      const nameFor = (each: Sky) => `assets/${basename(file, '.svg')}-${each}-${hash}.svg`;
      for (const [index, source] of baked.entries()) {
        const fileName = nameFor(skies[index] as Sky);
        if (this.environment.mode === 'dev') served.set(`/${fileName}`, source);
        else if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      }
      const address = JSON.stringify(`/${nameFor(sky)}`);
      const code = `export default ${address};\nexport const size = ${JSON.stringify(sizeOfArt(svg))};`;
      return { code, moduleType: 'js', map: null };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(source);
      });
    },
  };
}
