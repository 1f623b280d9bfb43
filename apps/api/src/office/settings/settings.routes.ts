import { emergencySchema } from '@kidney/contract/office/settings/disaster.schema.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import {
  settingParamsSchema,
  settingRevisionParamsSchema,
  settingRevisionSchema,
  settingSchema,
  settingVersionListSchema,
  siteSettingsSchema,
  updateSettingSchema,
} from '@kidney/contract/office/settings/settings.schema.ts';
import { endpoint, formBody } from '../../platform/endpoint.ts';
import { noteChange } from '../../platform/request-context.ts';
import { mayWriteSettings, refuseOthers } from './settings.policy.ts';
import { settingsTag, type SettingsService } from './settings.service.ts';

export function settingsEndpoints(service: SettingsService) {
  return [
    endpoint({
      route: settingsPaths.site,
      summary: 'What every page shows of the association',
      access: 'public',
      cost: 'database',
      output: siteSettingsSchema,
      shows: [settingsTag],
      handle: async ({ context }) => {
        const { settings, changesAt } = await service.site();
        noteChange(context, changesAt);
        return { data: settings };
      },
    }),
    endpoint({
      route: settingsPaths.emergency,
      summary: 'What to do in the disaster that the office has declared; null while there is none',
      access: 'public',
      cost: 'database',
      output: emergencySchema.nullable(),
      shows: [settingsTag],
      handle: async () => ({ data: await service.emergency() }),
    }),
    endpoint({
      route: settingsPaths.get,
      summary: 'One group of settings, for its form',
      access: mayWriteSettings,
      params: settingParamsSchema,
      output: settingSchema,
      handle: async ({ params, principal }) => {
        refuseOthers(params.group, principal.roles);
        return { data: await service.get(params.group) };
      },
    }),
    endpoint({
      route: settingsPaths.update,
      summary: 'Change one group of settings',
      access: mayWriteSettings,
      freshFactor: true,
      params: settingParamsSchema,
      bodyLimit: formBody,
      body: updateSettingSchema,
      output: settingSchema,
      handle: async ({ params, body, principal }) => {
        refuseOthers(params.group, principal.roles);
        return {
          data: await service.update(params.group, body.value, body.version, principal.sub),
          message: '설정을 고쳤습니다.',
        };
      },
    }),
    endpoint({
      route: settingsPaths.versions,
      summary: 'Who changed a group of settings when',
      access: mayWriteSettings,
      params: settingParamsSchema,
      output: settingVersionListSchema,
      handle: async ({ params, principal }) => {
        refuseOthers(params.group, principal.roles);
        return { data: await service.versions(params.group) };
      },
    }),
    endpoint({
      route: settingsPaths.revision,
      summary: 'What a group of settings said in one version',
      access: mayWriteSettings,
      params: settingRevisionParamsSchema,
      output: settingRevisionSchema,
      handle: async ({ params, principal }) => {
        refuseOthers(params.group, principal.roles);
        return { data: await service.revision(params.group, Number(params.version)) };
      },
    }),
  ];
}
