import { pgTable, real, text } from '../../platform/drizzle.ts';

/** The drawings that the pack brought, as they were checked and written anew. */
export const pictures = pgTable('site_pictures', {
  /** One of `pictureNames`. */
  name: text().primaryKey(),
  svg: text().notNull(),
  /** Stands in its address: another drawing has another. */
  mark: text().notNull(),
  width: real().notNull(),
  height: real().notNull(),
});
