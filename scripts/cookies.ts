import { privacy } from '../apps/api/db/seeds/pages/privacy.ts';
import { unnamedCookies } from './journeys/cookie-table.ts';
import { readNotes } from './journeys/site-notes.ts';

const [folder = ''] = process.argv.slice(2);
const given = readNotes(folder, 'cookie');
const unnamed = unnamedCookies(given, privacy.blocks);
for (const cookie of unnamed) console.log(`cookies: ${cookie} is not in the table of the privacy page`);
console.log(`cookies: ${given.size} given, ${given.size - unnamed.length} of them in the table of the privacy page`);
process.exitCode = given.size > 0 && unnamed.length === 0 ? 0 : 1;
