import { afterAll } from 'vitest';
import { createTestApi } from './api.ts';
import { createBrowser } from './browser.ts';
import { signedIn } from './people.ts';

/** The API for a file of tests, and the browsers of somebody who writes, of staff who do not, and of a visitor. */
export async function createStaffedApi(options: Parameters<typeof createTestApi>[0] = {}) {
  const test = await createTestApi(options);
  afterAll(() => test[Symbol.asyncDispose]());
  const { browser: editor } = await signedIn(test, ['editor']);
  const { browser: driver } = await signedIn(test, ['driver']);
  return { test, editor, driver, visitor: createBrowser(test.app) };
}
