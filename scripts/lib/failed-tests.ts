import { stripVTControlCharacters } from 'node:util';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    message?: string;
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A name, and as much of what was said as tells one fault from another. */
function said(name: string, messages: (string | undefined)[]): string {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  return [`FAILED ${name}`, ...lines.map((line) => `  ${line.slice(0, 200)}`)].join('\n');
}

export const failedInVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [said(name, [message])];
    return failed.map((test) => said(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });

const specsOf = (suites: PlaywrightSuite[]): NonNullable<PlaywrightSuite['specs']> =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

export const failedInPlaywright = ({ suites }: PlaywrightReport): string[] =>
  specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      said(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
      ),
    );
