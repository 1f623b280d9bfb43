import { route } from '../shared/route.ts';
import type { ContentActs, ContentFilter, ContentPage, DoneContents } from './contents.schema.ts';

export {
  contentActs,
  contentKinds,
  contentsOnPage,
  contentStates,
  contentWordsMax,
  type ContentAct,
  type ContentKind,
  type ContentState,
} from './content-names.paths.ts';

export const contentsPaths = {
  list: route<{ query: ContentFilter; data: ContentPage }>('GET', '/contents'),
  /** One act on many; what could not be done is said row by row. */
  act: route<{ body: ContentActs; data: DoneContents }>('POST', '/contents/acts'),
};
