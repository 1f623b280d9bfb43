import { fileURLToPath } from 'node:url';

/** The root folder of the repository, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
