import { linkChecksPaths } from '@kidney/contract/content/link-checks/link-checks.paths.ts';
import { linkReportSchema } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { LinkChecksService } from './link-checks.service.ts';

/** Who mends links: whoever writes. */
const maySeeLinks = ['editor', 'owner'] as const;

export function linkChecksEndpoints(service: LinkChecksService) {
  return [
    endpoint({
      route: linkChecksPaths.report,
      summary: 'Links inside the site that lead nowhere, as the last look found them',
      access: maySeeLinks,
      output: linkReportSchema,
      handle: async () => ({ data: await service.report() }),
    }),
    endpoint({
      route: linkChecksPaths.check,
      summary: 'Have all links inside the site looked through again',
      access: maySeeLinks,
      output: z.null(),
      handle: async () => {
        await service.queueCheck();
        return { data: null, message: '링크를 다시 살피고 있습니다. 잠시 뒤 이 화면을 다시 열어 주십시오.' };
      },
    }),
  ];
}
