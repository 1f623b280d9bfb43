import { route } from '../shared/route.ts';
import type { Setting, SettingGroup, SiteSettings, UpdateSetting } from './settings.schema.ts';

export const settingsPaths = {
  site: route<{ data: SiteSettings }>('GET', '/settings'),
  get: route<{ params: { group: SettingGroup }; data: Setting }>('GET', '/settings/:group'),
  update: route<{ params: { group: SettingGroup }; body: UpdateSetting; data: Setting }>('PUT', '/settings/:group'),
};
