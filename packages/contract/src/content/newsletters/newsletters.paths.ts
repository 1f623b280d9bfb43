import { route } from '../../shared/route.ts';
import type { Media } from '../media/media.schema.ts';
import { contentPaths } from '../engine/content.paths.ts';
import type {
  ChangePageText,
  CreateIssue,
  Drawing,
  Issue,
  IssueContent,
  IssueDraftContent,
  IssueList,
  IssueListQuery,
  IssuePage,
  IssueSource,
  UnlistedIssue,
} from './newsletters.schema.ts';

interface IssueKind {
  given: CreateIssue;
  content: IssueContent;
  shown: IssueSource;
  draft: IssueDraftContent;
  binned: { number: number };
  described: { file: Media | null };
}
interface OfIssue {
  id: number;
}
interface OfPage extends OfIssue {
  page: number;
}

export const newslettersPaths = {
  ...contentPaths<IssueKind>('/newsletter'),
  list: route<{ query: IssueListQuery; data: IssueList }>('GET', '/newsletter'),
  get: route<{ params: OfIssue; data: Issue }>('GET', '/newsletter/:id'),
  page: route<{ params: OfPage; data: IssuePage }>('GET', '/newsletter/:id/page/:page'),
  /** As staff see it: also what is not public, and how far its pages are made. */
  source: route<{ params: OfIssue; data: IssueSource }>('GET', '/newsletter/:id/source'),
  sourcePage: route<{ params: OfPage; data: IssuePage }>('GET', '/newsletter/:id/source/:page'),
  drawing: route<{ params: OfIssue; data: Drawing }>('GET', '/newsletter/:id/drawing'),
  /** Makes the pages once more, where that failed. */
  drawAgain: route<{ params: OfIssue; data: Drawing }>('POST', '/newsletter/:id/drawing'),
  changeText: route<{ params: OfPage; body: ChangePageText; data: IssuePage }>('PUT', '/newsletter/:id/page/:page'),
  /** Not public, or not yet. */
  unlisted: route<{ data: UnlistedIssue[] }>('GET', '/newsletter/unlisted'),
};
