import {
  bannerSchema,
  identitySchema,
  menuSchema,
  settingGroups,
  settingRevisionSchema,
  settingSchema,
  type SettingGroup,
  type SiteSettings,
} from '@kidney/contract/office/settings/settings.schema.ts';
import { featuresSchema } from '@kidney/contract/office/settings/features.schema.ts';
import { disasterSchema, type Emergency } from '@kidney/contract/office/settings/disaster.schema.ts';
import { regionSchema } from '@kidney/contract/office/settings/region.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Revisions } from '../revisions/index.ts';
import { bannerAt, bannerOfDisaster } from './banner.ts';
import { checkSetting } from './check-setting.ts';
import { refuseCopies, withOffice } from './emergency-calls.ts';
import { picturesOf } from './pictures.repository.ts';
import { districtsOf, seedRegion, type Home } from './region.ts';
import { settingsRepository } from './settings.repository.ts';

export const settingsTag = 'settings';
const subject = 'setting';

export interface DisasterSwitched {
  isOn: boolean;
  /** Whoever did it. */
  by: number;
}

interface Deps {
  database: Database;
  revisions: Revisions;
  clock: Clock;
  auditLog: AuditLog;
  /** Told in the transaction of whoever turned disaster mode on or off. */
  onDisasterSwitched(tx: Tx, switched: DisasterSwitched): Promise<void>;
}

export function createSettingsService({ database, revisions, clock, auditLog, onDisasterSwitched }: Deps) {
  /** Whether it is on now, where that is news. */
  async function switchedTo(tx: Tx, group: SettingGroup, value: unknown): Promise<boolean | null> {
    if (group !== 'disaster') return null;
    const isOnIn = (of: unknown) => disasterSchema.optional().parse(of)?.isOn === true;
    const wasOn = isOnIn((await settingsRepository.find(tx, group))?.value);
    return isOnIn(value) === wasOn ? null : isOnIn(value);
  }

  return {
    /** What every page needs, and the moment at which it changes by itself. */
    async site(): Promise<{ settings: SiteSettings; changesAt: Date | null }> {
      const [stored, districts, pictures] = await Promise.all([
        settingsRepository.all(database.read),
        districtsOf(database.read),
        picturesOf(database.read),
      ]);
      const rows = new Map(stored.map((row) => [row.group, row.value]));
      if (!rows.has('identity') || !rows.has('region')) throw new Error('settings are missing: cli init PACK');
      const region = { ...regionSchema.parse(rows.get('region')), districts };
      const identity = identitySchema.parse(rows.get('identity'));
      // A group that came with a newer version stays as it is by default until the seed has brought it.
      const { order: menu } = menuSchema.parse(rows.get('menu') ?? { order: [] });
      const disaster = disasterSchema.optional().parse(rows.get('disaster'));
      const features = featuresSchema.parse(rows.get('features'));
      const lasting = { identity, menu, region, pictures, features };
      if (disaster?.isOn) return { settings: { ...lasting, banner: bannerOfDisaster(disaster) }, changesAt: null };
      const banner = bannerSchema.optional().parse(rows.get('banner'));
      if (!banner) return { settings: { ...lasting, banner: null }, changesAt: null };
      const { shown, changesAt } = bannerAt(banner, clock);
      return { settings: { ...lasting, banner: shown ? banner : null }, changesAt };
    },

    async emergency(): Promise<Emergency | null> {
      const row = await settingsRepository.find(database.read, 'disaster');
      if (!row) return null;
      const { isOn, ...content } = disasterSchema.parse(row.value);
      if (!isOn) return null;
      const office = await settingsRepository.find(database.read, 'identity');
      const calls = withOffice(content.calls, office && identitySchema.parse(office.value));
      return { ...content, calls, updatedAt: row.updatedAt.toISOString() };
    },

    async get(group: SettingGroup) {
      const row = await settingsRepository.find(database.read, group);
      if (!row) throw new AppError('NOT_FOUND');
      return settingSchema.parse(row);
    },

    async seed(values: { [Group in SettingGroup]: unknown }, home: Home) {
      const rows = Object.entries(values).map(([group, value]) => ({
        group,
        value: settingGroups[group as SettingGroup].parse(value),
      }));
      return database.write.transaction(async (tx) => {
        const placed = await seedRegion(tx, home);
        const added = await settingsRepository.insertMissing(tx, rows);
        for (const { group: key, value: content } of rows.filter((row) => added.has(row.group))) {
          await revisions.record(tx, { subject, key, version: 1, content, authorId: null });
        }
        const count = added.size + placed;
        if (count > 0) await announceContentChange(tx, [settingsTag]);
        return count;
      });
    },

    async update(group: SettingGroup, value: unknown, seen: number | undefined, authorId: number) {
      const checked = checkSetting(group, value);
      return database.write.transaction(async (tx) => {
        const isOn = await switchedTo(tx, group, checked);
        if (group === 'disaster') {
          const office = await settingsRepository.find(tx, 'identity');
          refuseCopies(disasterSchema.parse(checked).calls, office && identitySchema.parse(office.value));
        }
        const row = await settingsRepository.update(tx, group, checked, seen);
        if (!row) {
          const current = await settingsRepository.find(tx, group);
          if (!current) throw new AppError('NOT_FOUND');
          throw new AppError('STALE_VERSION', { current: settingSchema.parse(current) });
        }
        await revisions.record(tx, { subject, key: group, version: row.version, content: checked, authorId });
        await announceContentChange(tx, [settingsTag]);
        const details = isOn === null ? {} : { turned: isOn ? 'on' : 'off' };
        auditLog.record(tx, 'changed', { kind: 'setting', id: group }, { details });
        if (isOn !== null) await onDisasterSwitched(tx, { isOn, by: authorId });
        return settingSchema.parse(row);
      });
    },

    versions: (group: SettingGroup) => revisions.list(subject, group),

    async revision(group: SettingGroup, version: number) {
      const { content: value, ...saved } = await revisions.get(subject, group, version);
      return settingRevisionSchema.parse({ ...saved, value });
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
