import { route } from '../../shared/route.ts';
import type { KeepCall, KeepCaseTexts, Kept, UnfinishedCall, UnfinishedCaseTexts } from './unfinished.schema.ts';

interface OfCall {
  key: string;
}
interface OfCase {
  id: string;
}

/** What an officer has begun to write about somebody: for a day, and for nobody else. */
export const unfinishedPaths = {
  calls: route<{ data: UnfinishedCall[] }>('GET', '/call/draft'),
  keepCall: route<{ params: OfCall; body: KeepCall; data: Kept }>('PUT', '/call/draft/:key'),
  dropCall: route<{ params: OfCall; data: null }>('DELETE', '/call/draft/:key'),
  texts: route<{ params: OfCase; data: UnfinishedCaseTexts | null }>('GET', '/application/:id/draft'),
  keepTexts: route<{ params: OfCase; body: KeepCaseTexts; data: Kept }>('PUT', '/application/:id/draft'),
  dropTexts: route<{ params: OfCase; data: null }>('DELETE', '/application/:id/draft'),
};
