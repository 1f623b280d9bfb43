import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readPictures } from './drawings/read-pictures.ts';
import { speakOf } from './fill-names.ts';
import { OperatorError } from '../platform/operator-error.ts';
import {
  factsFileSchema,
  pageChangeSchema,
  siteFileSchema,
  type PageChange,
  type SitePack,
} from './site-pack.schema.ts';

const mostBytes = 256 * 1024;

/** Names everything that is wrong with a pack, not the first thing. */
export function readSitePack(folder: string): SitePack {
  const problems: string[] = [];

  function read<S extends z.ZodType>(
    name: string,
    schema: S,
    fill: (value: unknown) => unknown = (value) => value,
  ): z.output<S> | undefined {
    try {
      const text = readFileSync(join(folder, name), 'utf8');
      if (text.length > mostBytes) throw new Error('is larger than 256 kB');
      const { data, error } = schema.safeParse(fill(JSON.parse(text)));
      for (const { path, message } of error?.issues ?? []) problems.push(`${name}: ${path.join('.')}: ${message}`);
      return data;
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  }

  const site = read('site.json', siteFileSchema);
  const fill = site && speakOf(site);
  const facts = read('facts.json', factsFileSchema, fill);
  const pages = new Map<string, PageChange>();
  const pagesFolder = join(folder, 'pages');
  const files = existsSync(pagesFolder) ? readdirSync(pagesFolder) : [];
  for (const file of files.filter((name) => name.endsWith('.json')).toSorted()) {
    const change = read(join('pages', file), pageChangeSchema, fill);
    if (change) pages.set(file.slice(0, -'.json'.length), change);
  }
  const pictures = readPictures(folder, (problem) => problems.push(problem));
  if (!site || !facts || problems.length > 0)
    throw new OperatorError(`The pack ${folder} is not usable:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  return { ...site, facts, pages, pictures };
}
