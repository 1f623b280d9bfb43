import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import type { ScreenHelp } from './screen-help.ts';

const app = fileURLToPath(new URL('../../', import.meta.url));

/** Screens of staff live where staff's code lives; what is no `tsx` draws nothing. */
const isForStaff = ({ file }: RouteConfigEntry) => /\/(?:admin|staff-home)\/.+\.tsx$/.test(file);
const screens = routes.filter(isForStaff).map(({ file }) => file);

/** Every help there is, by its name. */
const helps = await Promise.all(
  globSync('**/*.help.ts', { cwd: app }).map((file) => import(`${app}${file}`) as Promise<Record<string, ScreenHelp>>),
).then((files) => files.flatMap((each) => Object.entries(each)));

describe('the help of the screens of staff', () => {
  it('is there on every one of them', () => {
    expect(new Set(screens).size).toBeGreaterThan(25);
    const hasHelp = (file: string) => {
      const text = readFileSync(app + file, 'utf8');
      // A screen that draws its own head names the box first.
      const isNamed = /const help = <HelpBox \{[^]+handle: StaffHandle = \{\s+help,/.test(text);
      return isNamed || /handle(?:: StaffHandle = \{\s+help: <HelpBox \{| = writingHandle\()/.test(text);
    };
    expect(screens.filter((file) => !hasHelp(file))).toEqual([]);
  });

  it.each(helps)('%s is short and polite', (_name, { about, steps, trouble }) => {
    const words = [about, ...steps, trouble];
    expect(steps.length).toBeGreaterThan(1);
    expect(words.join(' ').match(/\.( |$)/g)?.length).toBeLessThanOrEqual(10);
    for (const each of words) expect(each).toMatch(/(니다|십시오)\.$/);
  });
});
