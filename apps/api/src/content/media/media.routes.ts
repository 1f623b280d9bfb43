import { mediaPaths } from '@kidney/contract/content/media/media.paths.ts';
import {
  describeImageSchema,
  mediaListSchema,
  mediaParamsSchema,
  mediaSchema,
} from '@kidney/contract/content/media/media.schema.ts';
import { largestFile } from '@kidney/contract/shared/file-formats.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { MediaService } from './media.service.ts';
import type { UploadsService } from './uploads.service.ts';

/** Who uploads files and says what pictures show. Everybody may read what a page links to. */
const mayUpload = ['editor', 'owner'] as const;

export function mediaEndpoints(service: MediaService, uploads: UploadsService) {
  return [
    endpoint({
      route: mediaPaths.list,
      summary: 'The newest files that the caller has uploaded',
      access: mayUpload,
      output: mediaListSchema,
      handle: async ({ principal }) => ({ data: await service.newestOf(principal.sub) }),
    }),
    endpoint({
      route: mediaPaths.get,
      summary: 'One uploaded file',
      access: mayUpload,
      params: mediaParamsSchema,
      output: mediaSchema,
      handle: async ({ params }) => ({ data: await service.get(params.id) }),
    }),
    endpoint({
      route: mediaPaths.upload,
      summary: 'Upload a picture or a document',
      access: mayUpload,
      largestUpload: Math.max(...Object.values(largestFile)),
      output: mediaSchema,
      handle: async ({ openUpload, principal }) => ({
        data: await uploads.upload(openUpload, principal.sub),
        message: '파일을 올렸습니다.',
      }),
    }),
    endpoint({
      route: mediaPaths.describe,
      summary: 'Say what a picture shows',
      access: mayUpload,
      params: mediaParamsSchema,
      body: describeImageSchema,
      output: mediaSchema,
      handle: async ({ params, body }) => ({
        data: await service.describeImage(params.id, body.alt),
        message: '사진 설명을 저장했습니다.',
      }),
    }),
    endpoint({
      route: mediaPaths.remove,
      summary: 'Delete an uploaded file that nothing uses',
      access: mayUpload,
      params: mediaParamsSchema,
      output: z.null(),
      handle: async ({ params }) => {
        await service.remove(params.id);
        return { data: null, message: '파일을 삭제했습니다.' };
      },
    }),
  ];
}
