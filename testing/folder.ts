import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFolder {
  path: string;
  remove(): void;
}

/** An empty folder of one test's own. */
export function createTestFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'kidney-files-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
