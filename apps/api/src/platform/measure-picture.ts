import sharp from 'sharp';

/** A JPEG of our own, with nothing in it but what is seen. */
export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** How large it is, of a picture that we drew. */
export async function measurePicture(bytes: Buffer): Promise<DrawnPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}
