import { z } from 'zod';

/** Of a row, as it comes in. As the database spells it, however it was typed: rows are sealed for their id, and the log takes no other. */
export const givenId = z.uuid().max(36).toLowerCase();
