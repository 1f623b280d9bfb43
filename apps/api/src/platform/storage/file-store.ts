import type { Readable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';

/** The store is away or refuses us: visitors are told to come back, operators why. */
export class FileStoreError extends OperatorError {
  override name = 'FileStoreError';
}

/** A file to be kept: bytes in memory, or a file on disk that the store may take away. */
export type NewFile = { name: string } & ({ bytes: Uint8Array } | { path: string });

export interface Range {
  from: number;
  /** The last byte that belongs to it. */
  to: number;
}

export interface OpenedFile {
  size: number;
  /** Reads it, all or a part, and closes it at the end. */
  read(range?: Range): Readable;
  /** Where nothing is read after all. */
  close(): Promise<void>;
}

/** Where uploads are kept: under an id, one or more files with short names. */
export interface FileStore {
  /** All files or none, under an id that is new; safe from a power cut once this is fulfilled. */
  put(id: string, files: readonly NewFile[]): Promise<void>;
  open(id: string, name: string): Promise<OpenedFile | null>;
  has(id: string): Promise<boolean>;
  /** The names of its files; none where it is not there. */
  names(id: string): Promise<string[]>;
  /** Also where it is not there. */
  remove(id: string): Promise<void>;
  /** What is kept under ids that begin with these two hexadecimal digits, and since when. */
  list(prefix: string): Promise<{ id: string; since: Date }[]>;
  /** Removes what was begun before that moment and never finished. Returns how much it was. */
  forgetUnfinished(before: Date): Promise<number>;
}

/** What ids begin with: all there is is found by listing each. */
export const prefixes = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const nameForm = /^[a-z0-9]{1,20}\.[a-z0-9]{1,5}$/;

/** An address of a file is made of these two and nothing else, so none can lead out of the store. */
export const isFileId = (id: string): boolean => idForm.test(id);
export const isFileName = (name: string): boolean => nameForm.test(name);
