import { route } from '../shared/route.ts';
import type { newIssue } from './newsletter-names.paths.ts';
import type {
  BinnedIssue,
  ChangePageText,
  CreateIssue,
  Drawing,
  Issue,
  IssueDraft,
  IssueList,
  IssueListQuery,
  IssuePage,
  IssueRevision,
  IssueSource,
  IssueVersion,
  RemoveIssueQuery,
  SaveIssueDraft,
  UnlistedIssue,
  UpdateIssue,
} from './newsletters.schema.ts';

interface OfIssue {
  id: number;
}
interface OfPage extends OfIssue {
  page: number;
}
interface OfDraft {
  /** The issue's id, or `new`. */
  key: number | typeof newIssue;
}

export const newslettersPaths = {
  list: route<{ query: IssueListQuery; data: IssueList }>('GET', '/newsletter'),
  get: route<{ params: OfIssue; data: Issue }>('GET', '/newsletter/:id'),
  page: route<{ params: OfPage; data: IssuePage }>('GET', '/newsletter/:id/page/:page'),
  /** As staff see it: also what is not public, and how far its pages are made. */
  source: route<{ params: OfIssue; data: IssueSource }>('GET', '/newsletter/:id/source'),
  sourcePage: route<{ params: OfPage; data: IssuePage }>('GET', '/newsletter/:id/source/:page'),
  drawing: route<{ params: OfIssue; data: Drawing }>('GET', '/newsletter/:id/drawing'),
  /** Makes the pages once more, where that failed. */
  drawAgain: route<{ params: OfIssue; data: Drawing }>('POST', '/newsletter/:id/drawing'),
  create: route<{ body: CreateIssue; data: IssueSource }>('POST', '/newsletter'),
  update: route<{ params: OfIssue; body: UpdateIssue; data: IssueSource }>('PUT', '/newsletter/:id'),
  changeText: route<{ params: OfPage; body: ChangePageText; data: IssuePage }>('PUT', '/newsletter/:id/page/:page'),
  /** Into the bin. */
  remove: route<{ params: OfIssue; query: RemoveIssueQuery; data: null }>('DELETE', '/newsletter/:id'),
  restore: route<{ params: OfIssue; data: IssueSource }>('POST', '/newsletter/:id/restore'),
  bin: route<{ data: BinnedIssue[] }>('GET', '/newsletter/bin'),
  /** Not public, or not yet. */
  unlisted: route<{ data: UnlistedIssue[] }>('GET', '/newsletter/unlisted'),
  versions: route<{ params: OfIssue; data: IssueVersion[] }>('GET', '/newsletter/:id/versions'),
  revision: route<{ params: OfIssue & { version: number }; data: IssueRevision }>(
    'GET',
    '/newsletter/:id/versions/:version',
  ),
  draft: route<{ params: OfDraft; data: IssueDraft | null }>('GET', '/newsletter/draft/:key'),
  saveDraft: route<{ params: OfDraft; body: SaveIssueDraft; data: IssueDraft }>('PUT', '/newsletter/draft/:key'),
  dropDraft: route<{ params: OfDraft; data: null }>('DELETE', '/newsletter/draft/:key'),
};
