import type { FileFormat } from '@kidney/contract/shared/file-formats.ts';

export const sharePicture = 'share.jpg';
export const storedDocument = (format: FileFormat) => `file.${format}`;
export const storedVariant = (width: number, format: 'avif' | 'webp') => `${width}.${format}`;

const pictureTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The media type of a picture that we made ourselves; its name says it all, so no row has to be asked. */
export function pictureTypeOf(name: string): string | undefined {
  const [, ending = ''] = /^(?:\d{1,5}\.(avif|webp)|share\.jpg)$/.exec(name) ?? [];
  return name === sharePicture ? pictureTypes['jpg'] : pictureTypes[ending];
}
