/** Disposed of, it tells whoever gives the pieces that nobody reads on. */
export interface ByteReader extends AsyncDisposable {
  /** So many bytes; fewer only where there are no more. */
  take(count: number): Promise<Buffer>;
  isAtEnd(): Promise<boolean>;
}

/** Reads to the end and keeps nothing. */
export async function drain(pieces: AsyncIterable<unknown>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}

/** Reads in pieces of the caller's size from whatever pieces there are. */
export function readerOf(pieces: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = pieces[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array(0);

  async function fill(): Promise<boolean> {
    while (held.length === 0) {
      const next = await iterator.next();
      if (next.done) return false;
      held = next.value;
    }
    return true;
  }

  return {
    async take(count) {
      const taken: Uint8Array[] = [];
      let missing = count;
      while (missing > 0 && (await fill())) {
        const piece = held.subarray(0, missing);
        held = held.subarray(piece.length);
        missing -= piece.length;
        taken.push(piece);
      }
      return Buffer.concat(taken);
    },
    isAtEnd: async () => !(await fill()),
    [Symbol.asyncDispose]: async () => {
      await iterator.return?.();
    },
  };
}
