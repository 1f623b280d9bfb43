import { customType } from './drizzle.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
