import { z } from 'zod';
import { givenId } from '../../shared/id.schema.ts';

/** Which application is meant, wherever the office asks for one. */
export const applicationParamsSchema = z.object({ id: givenId });
