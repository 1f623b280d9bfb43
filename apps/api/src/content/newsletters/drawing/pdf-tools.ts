import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { issuePagesMost } from '@kidney/contract/content/newsletters/newsletter-names.paths.ts';
import { issueBounds } from '@kidney/contract/content/newsletters/issue-bounds.paths.ts';
import type { DrawingProblem } from '@kidney/contract/content/newsletters/newsletters.schema.ts';

const execute = promisify(execFile);

/** The longer side of a page in pixels: a page of A4 is then as wide as our widest picture. */
const longerSide = 2263;
const memoryBytes = 1_500_000 * 1024;
const fileBytes = 400_000 * 512;
const textBytes = 4 * 1024 * 1024;

/** No shell: where the site runs in a container there is none. A Mac has this program not, and draws without bounds. */
const bounder = '/usr/bin/prlimit';
const isBounded = process.platform === 'linux';

/** Why the pages of a PDF cannot be drawn, however often one tries. */
export class PdfProblem extends Error {
  readonly problem: DrawingProblem;

  constructor(problem: DrawingProblem, cause?: unknown) {
    super(`the PDF cannot be drawn: ${problem}`, { cause });
    this.name = 'PdfProblem';
    this.problem = problem;
  }
}

interface Failed {
  code?: number | string;
  signal?: string | null;
  stderr?: string;
}

function problemOf({ code, signal, stderr = '' }: Failed): DrawingProblem {
  if (code === 127 || code === 'ENOENT') return 'no-tools';
  if (/Incorrect password/i.test(stderr)) return 'locked';
  const isStopped = Boolean(signal) || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER' || Number(code) > 128;
  return isStopped || /out of memory|bad_alloc/i.test(stderr) ? 'too-heavy' : 'broken';
}

/** Spaces at line ends, control characters and more than one empty line say nothing. */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\f/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\ufffd\ufffe\uffff]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, issueBounds.pageText)
    .toWellFormed();
}

interface PdfToolsOptions {
  /** Where the programs are looked for. */
  path?: string;
  /** How long one of them may use a processor. */
  seconds?: number;
}

/** Poppler's programs, each in a process of its own with bounded time, memory and output. */
export function createPdfTools({ path = process.env['PATH'] ?? '', seconds = 60 }: PdfToolsOptions = {}) {
  async function run(tool: string, args: readonly string[]): Promise<string> {
    const bounds = [`--cpu=${seconds}`, `--as=${memoryBytes}`, `--fsize=${fileBytes}`];
    const options = {
      // Nothing that this process knows is handed on.
      env: { PATH: path, LC_ALL: 'C.UTF-8' },
      timeout: 2 * seconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: textBytes,
    } as const;
    try {
      const [program, all] = isBounded ? [bounder, [...bounds, tool, ...args]] : [tool, args];
      return (await execute(program, all, options)).stdout;
    } catch (error) {
      throw new PdfProblem(problemOf(error as Failed), error);
    }
  }

  return {
    /** False where Poppler is not installed. */
    async isThere(): Promise<boolean> {
      for (const tool of ['pdfinfo', 'pdftoppm', 'pdftotext']) {
        const found = await run(tool, ['-v']).then(
          () => true,
          (error: PdfProblem) => error.problem !== 'no-tools',
        );
        if (!found) return false;
      }
      return true;
    },

    async countPages(file: string): Promise<number> {
      const pages = Number(/^Pages:\s+(\d+)$/m.exec(await run('pdfinfo', [file]))?.[1] ?? 0);
      if (pages < 1) throw new PdfProblem('broken');
      if (pages > issuePagesMost) throw new PdfProblem('too-many-pages');
      return pages;
    },

    /** Draws a page as PNG into the folder and gives its path. */
    async drawPage(file: string, page: number, folder: string): Promise<string> {
      const name = join(folder, `page-${page}`);
      const only = ['-f', String(page), '-l', String(page)];
      await run('pdftoppm', ['-png', '-singlefile', '-scale-to', String(longerSide), ...only, file, name]);
      const drawn = `${name}.png`;
      await stat(drawn).catch((error: unknown) => {
        throw new PdfProblem('broken', error);
      });
      return drawn;
    },

    async textOf(file: string, page: number): Promise<string> {
      const only = ['-f', String(page), '-l', String(page)];
      return cleanText(await run('pdftotext', ['-enc', 'UTF-8', '-nopgbrk', ...only, file, '-']));
    },
  };
}

export type PdfTools = ReturnType<typeof createPdfTools>;
