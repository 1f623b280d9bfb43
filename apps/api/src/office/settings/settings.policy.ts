import type { SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import { AppError } from '../../platform/errors.ts';

/** Who changes some setting; which one, `refuseOthers` says. */
export const mayWriteSettings = ['editor', 'dispatcher', 'owner'] as const;

/** Who the association is, and what it drives, is the owner's to say. To warn everybody must not have to wait for one person. */
const writers: Record<SettingGroup, readonly string[]> = {
  identity: ['owner'],
  banner: ['editor', 'owner'],
  disaster: ['editor', 'dispatcher', 'owner'],
  menu: ['editor', 'owner'],
  vans: ['owner'],
  retention: ['owner'],
};

export function refuseOthers(group: SettingGroup, roles: readonly string[]): void {
  if (!roles.some((role) => writers[group].includes(role))) throw new AppError('NOT_PERMITTED');
}
