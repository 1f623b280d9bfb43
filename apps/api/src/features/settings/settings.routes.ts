import { settingsPaths } from '@kidney/contract/settings/settings.paths.ts';
import {
  settingParamsSchema,
  settingSchema,
  siteSettingsSchema,
  updateSettingSchema,
} from '@kidney/contract/settings/settings.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { noteChange } from '../../platform/request-context.ts';
import { mayWriteSettings } from './settings.policy.ts';
import { settingsTag, type SettingsService } from './settings.service.ts';

export function settingsEndpoints(service: SettingsService) {
  return [
    endpoint({
      route: settingsPaths.site,
      summary: 'What every page shows of the association',
      access: 'public',
      output: siteSettingsSchema,
      shows: [settingsTag],
      handle: async ({ context }) => {
        const { settings, changesAt } = await service.site();
        noteChange(context, changesAt);
        return { data: settings };
      },
    }),
    endpoint({
      route: settingsPaths.get,
      summary: 'One group of settings, for its form',
      access: mayWriteSettings,
      params: settingParamsSchema,
      output: settingSchema,
      handle: async ({ params }) => ({ data: await service.get(params.group) }),
    }),
    endpoint({
      route: settingsPaths.update,
      summary: 'Change one group of settings',
      access: mayWriteSettings,
      params: settingParamsSchema,
      body: updateSettingSchema,
      output: settingSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.update(params.group, body.value, body.version, principal.sub),
        message: '설정을 고쳤습니다.',
      }),
    }),
  ];
}
