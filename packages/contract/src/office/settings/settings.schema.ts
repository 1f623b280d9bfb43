import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { linkTarget } from '../../shared/link.schema.ts';
import { idParam, line, version } from '../../shared/text.schema.ts';
import { disasterSchema } from './disaster.schema.ts';
import { featuresSchema } from './features.schema.ts';
import { picturesSchema } from './pictures.schema.ts';
import { siteRegionSchema } from './region.schema.ts';
import { bannerBounds, identityBounds, retentionMonths, settingRows } from './setting-bounds.paths.ts';

const months = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most);

/** Who the association is. Every page, form and message reads it from here. */
export const identitySchema = z.object({
  name: line({ min: 1, max: identityBounds.name }),
  phone: line({ min: 1, max: identityBounds.phone }),
  fax: line({ max: identityBounds.fax }),
  email: line({ max: identityBounds.email }),
  address: line({ min: 1, max: identityBounds.address }),
  hours: line({ min: 1, max: identityBounds.hours }),
  representative: line({ max: identityBounds.representative }),
  registrationNumber: line({ max: identityBounds.registrationNumber }),
  accounts: z
    .array(z.object({ bank: line({ min: 1, max: 40 }), number: line({ min: 1, max: 60 }), holder: line({ max: 60 }) }))
    .max(settingRows.accounts),
  links: z.array(z.object({ label: line({ min: 1, max: 60 }), href: linkTarget })).max(settingRows.links),
});

/** One urgent line above every page, from one moment until another. */
export const bannerSchema = z.object({
  tone: z.enum(['urgent', 'notice']),
  text: line({ max: bannerBounds.text }),
  href: linkTarget.nullable(),
  linkLabel: line({ max: bannerBounds.linkLabel }),
  from: isoMoment.nullable(),
  until: isoMoment.nullable(),
});

/** In what order the menu stands: keys of its sections and addresses of its pages. What is not named keeps its place. */
export const menuSchema = z.object({
  order: z
    .array(z.string().regex(/^[a-z0-9/-]{1,60}$/))
    .max(100)
    .refine((order) => new Set(order).size === order.length, { error: '같은 것이 두 번 들어 있습니다.' }),
});

/** The vans of the shuttle by the names that the office calls them; a ride is assigned to one of these. */
export const vansSchema = z.object({
  vans: z
    .array(z.object({ name: line({ min: 1, max: 40 }), seats: z.int().min(1).max(60) }))
    .max(settingRows.vans)
    .refine((vans) => new Set(vans.map(({ name }) => name)).size === vans.length, {
      error: '같은 이름이 두 번 들어 있습니다.',
    }),
});

/**
 * For how long what is known of people is kept after it ended, in months. What somebody was promised when they agreed is the
 * most: it may be shorter, never longer.
 */
export const retentionSchema = z.object({
  /** Applications that led to nothing, after their end. */
  applications: months(retentionMonths.applications),
  /** After somebody left the association. */
  members: months(retentionMonths.members),
  /** After the last ride: what a subsidy was spent on has to be shown. */
  riders: months(retentionMonths.riders),
  /** What was given, after it was settled: receipts have to be shown. */
  pledges: months(retentionMonths.pledges),
  /** Requests for another format, after they were met. What was saved before there were any has no period for them. */
  formats: months(retentionMonths.formats).default(12),
  /** That somebody agreed, after everything else of them is gone. */
  consents: months(retentionMonths.consents),
});

export const settingGroups = {
  identity: identitySchema,
  banner: bannerSchema,
  disaster: disasterSchema,
  menu: menuSchema,
  vans: vansSchema,
  retention: retentionSchema,
} as const;

export const siteSettingsSchema = z.object({
  identity: identitySchema,
  /** Null where nothing is to be said now. */
  banner: bannerSchema.pick({ tone: true, text: true, href: true, linkLabel: true }).nullable(),
  /** Empty while the menu stands as it was made. */
  menu: menuSchema.shape.order,
  region: siteRegionSchema,
  pictures: picturesSchema,
  features: featuresSchema,
});

const groupName = z.enum(['identity', 'banner', 'disaster', 'menu', 'vans', 'retention']);
const settingValue = z.union([identitySchema, bannerSchema, disasterSchema, menuSchema, vansSchema, retentionSchema]);
export const settingParamsSchema = z.object({ group: groupName });
/** The group's own schema checks `value`; a new group adds its own above. */
export const updateSettingSchema = z.object({
  value: z.record(line({ max: 40 }), z.unknown()),
  version: version.optional(),
});
export const settingSchema = z.object({
  group: groupName,
  value: settingValue,
  version: z.int(),
});

export const settingRevisionParamsSchema = z.object({ group: groupName, version: idParam });
export const settingVersionSchema = z.object({ version: z.int(), savedAt: isoMoment, author: z.string().nullable() });
export const settingVersionListSchema = z.array(settingVersionSchema).max(200);
export const settingRevisionSchema = settingVersionSchema.extend({ value: settingValue });

export type Identity = z.infer<typeof identitySchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type MenuOrder = z.infer<typeof menuSchema>;
export type Vans = z.infer<typeof vansSchema>;
export type RetentionPeriods = z.infer<typeof retentionSchema>;
export type SettingGroup = keyof typeof settingGroups;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type Setting = z.infer<typeof settingSchema>;
export type SettingVersion = z.infer<typeof settingVersionSchema>;
export type SettingRevision = z.infer<typeof settingRevisionSchema>;
export type UpdateSetting = z.input<typeof updateSettingSchema>;
