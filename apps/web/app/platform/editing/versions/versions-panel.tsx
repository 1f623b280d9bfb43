import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Difference } from '../comparison/comparison.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import type { SavedVersion } from './saved-version.ts';
import type { Versions } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

interface VersionsPanelProps<Revision extends SavedVersion> {
  versions: Versions<Revision>;
  current: number;
  differencesOf: (older: Revision, newer: Revision) => readonly Difference[];
  onClose: () => void;
}

/** All versions, or two of them beside each other. One alone is shown by whoever knows what it holds. */
export function VersionsPanel<Revision extends SavedVersion>(props: VersionsPanelProps<Revision>) {
  const { versions, current, differencesOf, onClose } = props;
  const { shown, failure } = versions;
  return (
    <>
      {failure && (
        <StatusMessage isFocused kind="error">
          {failure}
        </StatusMessage>
      )}
      {shown?.kind === 'two' && (
        <VersionComparison
          older={shown.older}
          newer={shown.newer}
          differences={differencesOf(shown.older, shown.newer)}
          onBack={() => versions.back(shown.newer.version)}
        />
      )}
      {!shown && (
        <VersionList
          versions={versions.versions}
          isLoading={versions.isLoading}
          current={current}
          idOf={versions.idOf}
          onLook={(version) => void versions.look(version)}
          onCompare={(one, other) => void versions.compare(one, other)}
          onRestore={versions.askToRestore}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Asks before a version comes back. */
export function RestoreQuestion<Revision extends SavedVersion>({ versions }: { versions: Versions<Revision> }) {
  const { restoring, confirm, askToRestore } = versions;
  if (!restoring) return null;
  return (
    <RestoreDialog version={restoring} onConfirm={() => confirm(restoring)} onCancel={() => askToRestore(undefined)} />
  );
}
