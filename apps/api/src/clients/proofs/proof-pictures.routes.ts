import { proofPicturesPaths } from '@kidney/contract/clients/proofs/proof-pictures.paths.ts';
import {
  askPictureSchema,
  blackOutSchema,
  openedPictureSchema,
  pictureParamsSchema,
  proofPicturesSchema,
  sendPictureQuerySchema,
} from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { applicationParamsSchema } from '@kidney/contract/clients/applications/applications.schema.ts';
import { largestFile } from '@kidney/contract/shared/file-formats.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { mayLeadCases } from '../applications/index.ts';
import type { ProofPicturesService } from './proof-pictures.service.ts';

const forOffice = { access: mayLeadCases, knownTo: mayLeadCases, output: proofPicturesSchema } as const;
const ofPicture = { ...forOffice, params: pictureParamsSchema } as const;

export function proofPicturesEndpoints(service: ProofPicturesService) {
  return [
    endpoint({
      ...forOffice,
      route: proofPicturesPaths.list,
      summary: 'The pictures of proofs of an application, none of them opened',
      params: applicationParamsSchema,
      handle: async ({ params, principal }) => ({ data: await service.list(params.id, principal.sub) }),
    }),
    endpoint({
      ...forOffice,
      route: proofPicturesPaths.ask,
      summary: 'Ask for a picture of a proof, as the officer of the application',
      params: applicationParamsSchema,
      body: askPictureSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.ask(params.id, body, principal.sub),
        message: '사진을 부탁했습니다. 신청하신 분은 문자로 받으신 주소에서 보내십니다.',
      }),
    }),
    endpoint({
      ...ofPicture,
      route: proofPicturesPaths.open,
      summary: 'Look at a picture of a proof, as the officer of the application; each look is recorded',
      output: openedPictureSchema,
      handle: async ({ params, principal }) => ({
        data: await service.open(params.id, params.picture, principal.sub),
      }),
    }),
    endpoint({
      ...ofPicture,
      route: proofPicturesPaths.upload,
      summary: 'Upload the picture that was asked for, as the officer of the application',
      largestUpload: largestFile.image,
      handle: async ({ params, openUpload, principal }) => ({
        data: await service.upload(params.id, params.picture, openUpload, principal.sub),
        message: '사진을 올렸습니다. 번호를 가려 주십시오.',
      }),
    }),
    endpoint({
      ...ofPicture,
      route: proofPicturesPaths.blackOut,
      summary: 'Black out parts of a picture; what is left of it is kept, the original is deleted',
      body: blackOutSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.blackOut(params.id, params.picture, body, principal.sub),
        message: '번호를 가린 사진만 두고 원본을 지웠습니다.',
      }),
    }),
    endpoint({
      ...ofPicture,
      route: proofPicturesPaths.remove,
      summary: 'Delete a picture of a proof, or ask for it no more',
      handle: async ({ params, principal }) => ({
        data: await service.remove(params.id, params.picture, principal.sub),
        message: '지웠습니다.',
      }),
    }),
    endpoint({
      // Opened by a link in a message; without the secret it takes nothing.
      route: proofPicturesPaths.send,
      summary: 'Send the picture that the office asked for, by the link that was sent to the applicant',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'proof-picture-link',
      sameOrigin: true,
      query: sendPictureQuerySchema,
      largestUpload: largestFile.image,
      output: z.null(),
      handle: async ({ query, openUpload, context }) => {
        await service.send(query.token, query.picture, openUpload, context.clientAddress);
        return { data: null, message: '사진을 받았습니다.' };
      },
    }),
  ];
}
