export interface Setting {
  env: Record<string, string | undefined>;
  say(line: string): void;
}

export interface Verb {
  /** One line: how it is called and what it does. */
  usage: string;
  run(args: string[], setting: Setting): Promise<void>;
}

export class UsageError extends Error {}
