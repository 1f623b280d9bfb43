import { fileURLToPath } from 'node:url';

/** The pack that samples and tests are made for. */
export const samplePackFolder = fileURLToPath(new URL('../../../../packs/ulsan', import.meta.url));
