import type { Area } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import type { Upload } from '../../platform/endpoint.ts';
import type { DrawnPicture } from '../../platform/measure-picture.ts';

/** What is needed of whoever checks and draws uploads; handed in, since uploads belong to what visitors read. */
export interface PrivatePictures {
  receive(openUpload: () => Promise<Upload>): Promise<DrawnPicture>;
  measure(bytes: Buffer): Promise<DrawnPicture>;
  blackOut(bytes: Buffer, areas: readonly Area[]): Promise<Buffer>;
}
