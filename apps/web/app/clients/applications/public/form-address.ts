/** Where a form stands, and the secret of the one that is being filled in. */
export interface DraftAddress {
  path: string;
  draft: string;
}

/** What the query of a page holds beside the secret. */
export interface PageTurn {
  /** Reached from the overview, and goes back to it. */
  isChange?: boolean;
  /** Answered, and shown again for what has to be known about the answer. */
  isNoted?: boolean;
}

/** The screens of a form that are no question. */
export type OwnPage = 'check' | 'done' | 'later';

export const parameters = ['draft', 'change', 'noted'] as const;

export function hrefOf({ path, draft }: DraftAddress, page: string, { isChange, isNoted }: PageTurn = {}): string {
  const query = new URLSearchParams({ draft, ...(isChange && { change: '1' }), ...(isNoted && { noted: '1' }) });
  return `${path}/${page}?${query.toString()}${isNoted ? '#note' : ''}`;
}

export function turnOf(request: Request): Required<PageTurn> {
  const { searchParams } = new URL(request.url);
  return { isChange: searchParams.has('change'), isNoted: searchParams.has('noted') };
}
