import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { proofKinds, proofPictureStates } from '../application-names.paths.ts';
import { openStatusSchema } from '../applications/status.schema.ts';

const picturesMost = 10;
const pixels = z.int().min(0).max(10_000);

export const pictureParamsSchema = z.object({ id: givenId, picture: givenId });
export const askPictureSchema = z.object({
  kind: z.enum(proofKinds),
  /** Whether the applicant is told by a message, with the link under which it is sent. */
  isTold: z.boolean().default(false),
});

/** What is known of a picture without opening it. */
export const proofPicturesSchema = z.object({
  pictures: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(proofKinds),
        state: z.enum(proofPictureStates),
        askedAt: isoMoment,
        /** When it is deleted by itself, where that is known. */
        goesAt: isoMoment.nullable(),
      }),
    )
    .max(picturesMost),
  /** Whether the caller leads the case: nobody else opens a picture of it. */
  isMine: z.boolean(),
});

export const openedPictureSchema = z.object({
  state: z.enum(['held', 'kept']),
  width: z.int(),
  height: z.int(),
  /** JPEG in base64: it has no address that something could keep. */
  bytes: z.base64(),
});

/** In pixels of the picture as it was opened. */
const areaSchema = z.object({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) });
export const blackOutSchema = z.object({
  areas: z.array(areaSchema).max(20),
  /** Nothing was left to black out: the sender had covered it. */
  isCovered: z.boolean(),
});

/** The applicant's door: the link of the case, and which of the pictures it is. */
export const sendPictureQuerySchema = openStatusSchema.extend({ picture: givenId });

export type AskPicture = z.input<typeof askPictureSchema>;
export type ProofPictures = z.infer<typeof proofPicturesSchema>;
export type OpenedPicture = z.infer<typeof openedPictureSchema>;
export type Area = z.infer<typeof areaSchema>;
export type BlackOut = z.input<typeof blackOutSchema>;
export type SendPictureQuery = z.input<typeof sendPictureQuerySchema>;
