export interface TestTitle {
  title: string;
  line: number;
  /** Skipped and unwritten tests prove nothing. */
  runs: boolean;
}

const quotes = new Set(["'", '"', '`']);
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const grouping = new Set([
  'describe',
  'only',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
  'each',
  'for',
  'fails',
]);
const idle = new Set(['skip', 'todo', 'fixme']);
// `/x/.test('…')` and `my.it(…)` are no tests.
const calls = /(?<![.\w$])(?:describe|it|test)\b/g;

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Where the bracket opened at `start` is closed, strings inside left aside. */
function endOfGroup(source: string, start: number): number {
  const open = source[start] ?? '';
  let depth = 0;
  for (let at = start; at < source.length;) {
    const char = source[at] ?? '';
    if (quotes.has(char)) {
      at = endOfString(source, at);
      continue;
    }
    if (char === open) depth += 1;
    if (char === closing[open]) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return source.length;
}

function skipSpace(source: string, at: number): number {
  return at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0);
}

/** Follows one call from its name over `.only`, `.each([…])` or `.each<T>` to its title. */
function readCall(source: string, start: number): Omit<TestTitle, 'line'> | undefined {
  let runs = true;
  for (let at = skipSpace(source, start); at < source.length; at = skipSpace(source, at)) {
    const char = source[at] ?? '';
    if (char === '.') {
      const name = /^\w+/.exec(source.slice(at + 1))?.[0] ?? '';
      if (!grouping.has(name) && !idle.has(name) && name !== 'skipIf' && name !== 'runIf') return undefined;
      if (idle.has(name)) runs = false;
      at += 1 + name.length;
    } else if (char === '(') {
      const first = skipSpace(source, at + 1);
      if (quotes.has(source[first] ?? '')) {
        return { title: source.slice(first + 1, endOfString(source, first) - 1), runs };
      }
      at = endOfGroup(source, at);
    } else if (char === '<') at = endOfGroup(source, at);
    else if (char === '`') at = endOfString(source, at);
    else return undefined;
  }
  return undefined;
}

/** The titles of all tests and groups of tests in a source file, as written: `${…}` and `%s` stay as they are. */
export function readTestTitles(source: string): TestTitle[] {
  return [...source.matchAll(calls)].flatMap((match) => {
    const call = readCall(source, match.index + match[0].length);
    return call ? [{ ...call, line: source.slice(0, match.index).split('\n').length }] : [];
  });
}
