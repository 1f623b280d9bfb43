import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface Setting {
  env: Record<string, string | undefined>;
  say(line: string): void;
}

type Options = NonNullable<ParseArgsConfig['options']>;

interface Described<Of extends Options> {
  /** As they are named to whoever types them: `FILE`, `[FILE]` where it may be left out, `ROLE…` where there may be several. */
  operands?: readonly string[];
  options?: Of;
  /** What it does, in a line. */
  about: string;
  run(
    operands: string[],
    setting: Setting,
    options: ReturnType<typeof parseArgs<{ options: Of }>>['values'],
  ): Promise<void>;
}

export interface Verb {
  usageOf(name: string): string;
  run(name: string, args: string[], setting: Setting): Promise<void>;
}

/** Without words of its own it shows how the verb is called. */
export class UsageError extends Error {}

const optionInWords = ([name, { type }]: [string, Options[string]]) =>
  type === 'string' ? `[--${name} …]` : `[--${name}]`;

export function defineVerb<const Of extends Options = Options>(described: Described<Of>): Verb {
  const { operands = [], options, about, run } = described;
  const fewest = operands.filter((operand) => !operand.startsWith('[')).length;
  const most = operands.some((operand) => operand.includes('…')) ? Infinity : operands.length;
  const usageOf = (name: string) => {
    const call = [name, ...operands, ...Object.entries<Options[string]>(options ?? {}).map(optionInWords)].join(' ');
    return `${call}\n      ${about}`;
  };

  function read(args: string[]) {
    try {
      return parseArgs({ args, allowPositionals: true, ...(options && { options }) });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }

  return {
    usageOf,
    async run(name, args, setting) {
      try {
        const { positionals, values } = read(args);
        const isEmpty = positionals.includes('');
        if (isEmpty || positionals.length < fewest || positionals.length > most) throw new UsageError();
        await run(positionals, setting, values);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        throw new UsageError([error.message, usageOf(name)].filter(Boolean).join('\n'));
      }
    },
  };
}
