import type { Difference } from '../editing/comparison.tsx';
import type { SavedVersion } from '../editing/saved-version.ts';
import { useVersions } from '../editing/use-versions.ts';
import { RestoreQuestion, VersionShelf } from '../editing/version-shelf.tsx';
import type { Acts } from '../use-acts.ts';
import { Stack } from '../../ui/layout/layout.tsx';
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

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function Versions<Draft>(props: VersionsProps<Draft>) {
  const { subject, current, acts, list, find, wordsOf, differencesOf, save, onClose } = props;

  async function restore({ draft }: Revision<Draft>) {
    const ending = await acts.act(() => save(draft));
    if (ending.isDone) onClose();
    if (ending.current) return `그사이 다른 분이 ${subject} 고쳤습니다. 닫았다가 다시 열어 주십시오.`;
    return ending.fields && `되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`;
  }

  const versions = useVersions({ list, find, restore });
  const { shown, askToRestore, back } = versions;

  function close() {
    onClose();
    document.getElementById(historyButtonId)?.focus();
  }

  return (
    <Stack gap="small">
      <VersionShelf
        versions={versions}
        current={current}
        differencesOf={(older, newer) => differencesOf(older.draft, newer.draft)}
        onClose={close}
      />
      {shown?.kind === 'one' && (
        <VersionView
          version={shown.revision}
          isCurrent={shown.revision.version === current}
          fields={wordsOf(shown.revision.draft)}
          onRestore={() => askToRestore(shown.revision)}
          onBack={() => back(shown.revision.version)}
        />
      )}
      <RestoreQuestion versions={versions} />
    </Stack>
  );
}
