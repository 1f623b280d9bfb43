import { boolean, check, date, integer, pgTable, sql, text, timestamp, unique } from '../../platform/drizzle.ts';
import type { DayPattern, Shift } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { districts } from '../../office/settings/districts.table.ts';

/** Dialysis units of the region. The same name may stand in two districts, not twice in one. */
export const facilities = pgTable(
  'facilities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    district: text()
      .notNull()
      .references(() => districts.name, { onUpdate: 'cascade' }),
    address: text().notNull(),
    phone: text().notNull(),
    shifts: text().array().$type<Shift[]>().notNull(),
    days: text().array().$type<DayPattern[]>().notNull(),
    machines: integer(),
    holidayNote: text('holiday_note').notNull(),
    wheelchair: boolean(),
    parking: boolean(),
    visitors: boolean(),
    gradeValue: text('grade_value'),
    gradeYear: integer('grade_year'),
    shuttle: boolean().notNull(),
    checkedOn: date('checked_on').notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('facilities_district_name').on(table.district, table.name),
    check('facilities_shifts_known', sql`${table.shifts} <@ array['morning', 'afternoon', 'night']`),
    check('facilities_days_known', sql`${table.days} <@ array['mwf', 'tts']`),
    check('facilities_grade_with_year', sql`(${table.gradeValue} is null) = (${table.gradeYear} is null)`),
  ],
);
