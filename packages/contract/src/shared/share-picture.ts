/** A page's key, for example `kidney-therapy` for `/kidney/therapy`; the first page is `home`. */
export function pageKeyOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Differs where the words differ (FNV-1a): a picture with other words has another address, and can be kept forever. */
export function wordsMark(...words: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of words.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where the picture is that others show beside a link to the page: of these words and, where there is one, this logo. */
export function sharePicturePath(path: string, ...shown: readonly string[]): string {
  return `/og/${pageKeyOf(path)}.png?v=${wordsMark(...shown)}`;
}
