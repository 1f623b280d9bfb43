import { bannerSchema, settingGroups, type SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { parseFields } from '../../platform/field-problems.ts';

/** What may be stored for a group, or a refusal that names each wrong field. */
export function checkSetting(group: SettingGroup, value: unknown) {
  const { data, fields } = parseFields(settingGroups[group], value, 'value', ['value']);
  if (fields) throw new AppError('INVALID_INPUT', { fields });
  if (group === 'banner') {
    const { from, until } = bannerSchema.parse(data);
    if (from !== null && until !== null && new Date(until) <= new Date(from)) {
      const message = '끝나는 때는 시작하는 때보다 늦어야 합니다.';
      throw new AppError('INVALID_INPUT', { fields: [{ field: 'value.until', message }] });
    }
  }
  return data;
}
