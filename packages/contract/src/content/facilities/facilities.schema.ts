import { z } from 'zod';
import { isoDate } from '../../shared/date.schema.ts';
import { idParam, line, version } from '../../shared/text.schema.ts';
import { facilityBounds } from './facility-bounds.paths.ts';

export const shifts = ['morning', 'afternoon', 'night'] as const;
/** Monday, Wednesday, Friday; Tuesday, Thursday, Saturday. */
export const dayPatterns = ['mwf', 'tts'] as const;
export const facilitiesMost = 300;

/** Some of these, each once and in their own order. */
function someOf<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return z
    .array(z.enum(names))
    .overwrite((given) => names.filter((name) => given.includes(name)))
    .min(1, { error: '하나 이상 골라 주십시오.' })
    .max(names.length);
}

/** Null where nobody has asked the clinic yet. */
const knownOrNot = z.boolean().nullable();

export const facilityContentSchema = z.object({
  name: line({ min: 1, max: facilityBounds.name }),
  /** One of those that the region has. */
  district: line({ min: 1, max: facilityBounds.district }),
  address: line({ min: 1, max: facilityBounds.address }),
  phone: line({ min: 1, max: facilityBounds.phone }).regex(/^\d[\d-]{6,18}\d$/, {
    error: '전화번호는 숫자와 붙임표(-)로 써 주십시오. 예: 052-000-0000',
  }),
  shifts: someOf(shifts),
  days: someOf(dayPatterns),
  machines: z.int().min(1).max(500).nullable(),
  /** What it does on public holidays. */
  holidayNote: line({ max: facilityBounds.holidayNote }),
  wheelchair: knownOrNot,
  parking: knownOrNot,
  /** Whether it takes patients of other clinics for some days. */
  visitors: knownOrNot,
  /** Of the public quality assessment, and the year it was made for. */
  grade: z.object({ value: line({ min: 1, max: facilityBounds.grade }), year: z.int().min(2000).max(2100) }).nullable(),
  /** Whether the association's vans go there. */
  shuttle: z.boolean(),
  /** When a person last asked the clinic. */
  checkedOn: isoDate,
  note: line({ max: facilityBounds.note }),
});

export const facilitySchema = facilityContentSchema.extend({ id: z.int(), version: z.int() });
export const facilityListSchema = z.array(facilitySchema).max(facilitiesMost);
export const facilityParamsSchema = z.object({ id: idParam });
export const facilityFilterSchema = z.object({
  district: line({ max: facilityBounds.district }).optional(),
  shift: z.enum(shifts).optional(),
  days: z.enum(dayPatterns).optional(),
  /** Part of a name or an address. */
  q: line({ max: 60 }).optional(),
});
export const updateFacilitySchema = facilityContentSchema.extend({ version: version.optional() });
export const deleteFacilityQuerySchema = z.object({ version: idParam.optional() });

export type Shift = (typeof shifts)[number];
export type DayPattern = (typeof dayPatterns)[number];
export type FacilityContent = z.infer<typeof facilityContentSchema>;
export type Facility = z.infer<typeof facilitySchema>;
export type FacilityFilter = z.input<typeof facilityFilterSchema>;
export type CreateFacility = z.input<typeof facilityContentSchema>;
export type UpdateFacility = z.input<typeof updateFacilitySchema>;
export type DeleteFacilityQuery = z.input<typeof deleteFacilityQuerySchema>;
