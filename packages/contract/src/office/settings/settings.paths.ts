import { route } from '../../shared/route.ts';
import type { Emergency } from './disaster.schema.ts';
import type {
  Setting,
  SettingGroup,
  SettingRevision,
  SettingVersion,
  SiteSettings,
  UpdateSetting,
} from './settings.schema.ts';

interface OfGroup {
  group: SettingGroup;
}

export const settingsPaths = {
  site: route<{ data: SiteSettings }>('GET', '/settings'),
  /** Null while all is as usual. */
  emergency: route<{ data: Emergency | null }>('GET', '/emergency'),
  get: route<{ params: OfGroup; data: Setting }>('GET', '/settings/:group'),
  update: route<{ params: OfGroup; body: UpdateSetting; data: Setting }>('PUT', '/settings/:group'),
  versions: route<{ params: OfGroup; data: SettingVersion[] }>('GET', '/settings/:group/versions'),
  revision: route<{ params: OfGroup & { version: number }; data: SettingRevision }>(
    'GET',
    '/settings/:group/versions/:version',
  ),
};
