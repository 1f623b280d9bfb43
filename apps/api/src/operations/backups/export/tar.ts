const block = 512;

/** Zeros up to the next whole block. */
const fill = (size: number) => Buffer.alloc((block - (size % block)) % block);
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** POSIX.1-1988 (ustar): what every system unpacks. */
function headerOf(name: string, size: number, at: Date): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new Error('no name for a file in an archive');
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return header;
}

/** One file of an archive; its size has to be known before. */
export async function* tarEntry(
  name: string,
  size: number,
  at: Date,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield headerOf(name, size, at);
  let sent = 0;
  for await (const piece of pieces) {
    sent += piece.length;
    yield piece;
  }
  if (sent !== size) throw new Error(`${name} has another size than was said`);
  yield fill(size);
}

export const tarEnd = () => Buffer.alloc(2 * block);
