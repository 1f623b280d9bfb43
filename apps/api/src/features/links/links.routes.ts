import { linksPaths } from '@kidney/contract/links/links.paths.ts';
import { linkReportSchema } from '@kidney/contract/links/links.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { maySeeLinks } from './links.policy.ts';
import type { LinksService } from './links.service.ts';

export function linksEndpoints(service: LinksService) {
  return [
    endpoint({
      route: linksPaths.report,
      summary: 'Links inside the site that lead nowhere, as the last look found them',
      access: maySeeLinks,
      output: linkReportSchema,
      handle: async () => ({ data: await service.report() }),
    }),
    endpoint({
      route: linksPaths.check,
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
