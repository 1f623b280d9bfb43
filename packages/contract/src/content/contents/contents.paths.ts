import { route } from '../../shared/route.ts';
import type { SheetFile } from '../../shared/sheet.schema.ts';
import type { ContentActs, ContentFilter, ContentPage, ContentSheetQuery, DoneContents } from './contents.schema.ts';

export {
  contentActs,
  contentKinds,
  contentsInSheet,
  contentsOnPage,
  contentStates,
  contentWordsMax,
  kindNames,
  stateNames,
  type ContentAct,
  type ContentKind,
  type ContentState,
} from './content-names.paths.ts';

export const contentsPaths = {
  list: route<{ query: ContentFilter; data: ContentPage }>('GET', '/contents'),
  export: route<{ query: ContentSheetQuery; data: SheetFile }>('GET', '/contents/export'),
  /** One act on many; what could not be done is said row by row. */
  act: route<{ body: ContentActs; data: DoneContents }>('POST', '/contents/acts'),
};
