import { integer, pgTable, real, text } from '../../platform/drizzle.ts';

/** The parts of the region, in the order in which lists show them: no clinic stands before another for any other reason. */
export const districts = pgTable('districts', {
  name: text().primaryKey(),
  /** Below zero until a pack has given it its place. */
  position: integer().notNull(),
  /** Where its label lies on the sketch, in percent; null where there is no sketch. */
  mapX: real('map_x'),
  mapY: real('map_y'),
});
