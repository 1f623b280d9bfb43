import { useMutation } from '../../platform/use-mutation.ts';
import type { ContentKind, Shown } from './content-kind.ts';
import { ContentListTools } from './content-list-tools.tsx';
import { ContentTools } from './content-tools.tsx';

interface ContentStaffProps<Draft extends object> {
  kind: ContentKind<Draft>;
  /** The one that is open; without it, what stands above the list. */
  shown?: Shown | undefined;
}

/** What staff do with a kind that has no more to it than every other. */
export function ContentStaff<Draft extends object>({ kind, shown }: ContentStaffProps<Draft>) {
  const mutation = useMutation();
  return shown ? (
    <ContentTools key={shown.id} kind={kind} shown={shown} mutation={mutation} />
  ) : (
    <ContentListTools kind={kind} />
  );
}
