import type { OldPostFormat } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';

/** A post as its old site had it. */
export interface RawPost {
  title: string;
  /** HTML, whatever it holds. */
  html: string;
  /** Null where it has no day that can be read. */
  at: Date | null;
  group: string;
  /** Where it stood. */
  addresses: readonly string[];
  /** Files that belong to it, by where they lay, and what they are called. */
  files: readonly { path: string; name: string }[];
}

export interface RawExport {
  format: OldPostFormat;
  posts: RawPost[];
  /** What is not brought over, in words. */
  notes: string[];
}

/** A post as it can come in; its pictures and files stand under numbers of `needed`. */
export interface ReadPost {
  title: string;
  html: string;
  at: Date | null;
  group: string;
  addresses: string[];
  attachments: number[];
  /** Why it stays out; empty where it does not. */
  problem: string;
}

export interface ReadExport {
  format: OldPostFormat;
  posts: ReadPost[];
  needed: { name: string; entry: ZipEntry }[];
  notes: string[];
  lost: number;
}

/** What stands for a file until it has its own id. */
export const placeholderOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
export const numberOf = (placeholder: string) => Number.parseInt(placeholder.slice(-12), 16);

/** What somebody can do something about. */
export class ExportProblem extends Error {}
