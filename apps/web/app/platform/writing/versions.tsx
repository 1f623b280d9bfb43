import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Difference } from '../editing/comparison.tsx';
import { RestoreDialog } from '../editing/restore-dialog.tsx';
import type { SavedVersion } from '../editing/saved-version.ts';
import { VersionComparison } from '../editing/version-comparison.tsx';
import { VersionList } from '../editing/version-list.tsx';
import { failureInWords, type Acts } from '../use-acts.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';
import type { FieldInWords } from './draft-fields.ts';
import { historyButtonId } from './tool-buttons.tsx';
import { VersionView } from './version-view.tsx';

/** A version with what it said, as the form shows it. */
export interface Revision<Draft> extends SavedVersion {
  draft: Draft;
}

interface VersionsProps<Draft> {
  /** What is written, with its particle: `이 행사를`. */
  subject: string;
  current: number;
  acts: Acts;
  list: () => Promise<readonly SavedVersion[]>;
  find: (version: number) => Promise<Revision<Draft>>;
  wordsOf: (draft: Draft) => FieldInWords[];
  differencesOf: (older: Draft, newer: Draft) => Difference[];
  /** Saves it against the version that is current. */
  save: (draft: Draft) => Promise<{ message: string }>;
  onClose: () => void;
}

type Shown<Draft> =
  | { kind: 'one'; revision: Revision<Draft> }
  | { kind: 'two'; older: Revision<Draft>; newer: Revision<Draft> };

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function Versions<Draft>(props: VersionsProps<Draft>) {
  const { subject, current, acts, list, find, wordsOf, differencesOf, save, onClose } = props;
  const [versions, setVersions] = useState<readonly SavedVersion[]>();
  const [shown, setShown] = useState<Shown<Draft>>();
  const [restoring, setRestoring] = useState<SavedVersion>();
  const [failure, setFailure] = useState<string>();
  const [listOnce] = useState(() => list);

  useEffect(() => {
    listOnce().then(setVersions, (error: unknown) => setFailure(failureInWords(error)));
  }, [listOnce]);

  async function show(load: () => Promise<Shown<Draft>>) {
    setFailure(undefined);
    try {
      setShown(await load());
    } catch (error) {
      setFailure(failureInWords(error));
    }
  }

  const look = (version: number) => show(async () => ({ kind: 'one', revision: await find(version) }));

  const compare = (one: number, other: number) =>
    show(async () => {
      const [older, newer] = await Promise.all([find(Math.min(one, other)), find(Math.max(one, other))]);
      return { kind: 'two', older, newer };
    });

  async function restore({ version }: SavedVersion) {
    const ending = await acts.act(async () => save((await find(version)).draft));
    setRestoring(undefined);
    if (ending.isDone) onClose();
    else if (ending.current) setFailure(`그사이 다른 분이 ${subject} 고쳤습니다. 닫았다가 다시 열어 주십시오.`);
    else if (ending.fields) setFailure(`되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`);
  }

  function close() {
    onClose();
    document.getElementById(historyButtonId)?.focus();
  }

  function back(version: number) {
    flushSync(() => setShown(undefined));
    document.getElementById(`version-${version}`)?.focus();
  }

  return (
    <Stack gap="small">
      {failure && (
        <StatusMessage isFocused kind="error">
          {failure}
        </StatusMessage>
      )}
      {shown?.kind === 'one' && (
        <VersionView
          version={shown.revision}
          isCurrent={shown.revision.version === current}
          fields={wordsOf(shown.revision.draft)}
          onRestore={() => setRestoring(shown.revision)}
          onBack={() => back(shown.revision.version)}
        />
      )}
      {shown?.kind === 'two' && (
        <VersionComparison
          older={shown.older}
          newer={shown.newer}
          differences={differencesOf(shown.older.draft, shown.newer.draft)}
          onBack={() => back(shown.newer.version)}
        />
      )}
      {!shown && (
        <VersionList
          versions={versions ?? []}
          isLoading={versions === undefined && failure === undefined}
          current={current}
          onLook={(version) => void look(version)}
          onCompare={(one, other) => void compare(one, other)}
          onRestore={setRestoring}
          onClose={close}
        />
      )}
      {restoring && (
        <RestoreDialog
          version={restoring}
          onConfirm={() => restore(restoring)}
          onCancel={() => setRestoring(undefined)}
        />
      )}
    </Stack>
  );
}
