import type { SavedVersion } from './saved-version.ts';
import { useVersions } from './use-versions.ts';
import { RestoreQuestion, VersionsPanel } from './versions-panel.tsx';
import type { Mutation } from '../../use-mutation.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { differencesBetween, fieldsInWords, type Fields } from '../form/fields.ts';
import { historyButtonId } from '../tools/tool-buttons.tsx';
import { VersionView } from './version-view.tsx';

/** A version with what it said, as the form shows it. */
export interface Revision<Draft> extends SavedVersion {
  draft: Draft;
}

interface VersionsProps<Draft> {
  /** What is written, with its particle: `이 행사를`. */
  subject: string;
  current: number;
  mutation: Mutation;
  list: () => Promise<readonly SavedVersion[]>;
  find: (version: number) => Promise<Revision<Draft>>;
  fields: Fields<Draft>;
  /** Saves it against the version that is current. */
  save: (draft: Draft) => Promise<{ message: string }>;
  onClose: () => void;
  /** Where something else is to happen than after a mere look. */
  onRestored?: () => void;
}

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function Versions<Draft extends object>(props: VersionsProps<Draft>) {
  const { subject, current, mutation, list, find, fields, save, onClose, onRestored = onClose } = props;

  async function restore({ draft }: Revision<Draft>) {
    const ending = await mutation.act(() => save(draft));
    if (ending.isDone) onRestored();
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
      <VersionsPanel
        versions={versions}
        current={current}
        differencesOf={(older, newer) => differencesBetween(fields, older.draft, newer.draft)}
        onClose={close}
      />
      {shown?.kind === 'one' && (
        <VersionView
          version={shown.revision}
          isCurrent={shown.revision.version === current}
          fields={fieldsInWords(fields, shown.revision.draft)}
          onRestore={() => askToRestore(shown.revision)}
          onBack={() => back(shown.revision.version)}
        />
      )}
      <RestoreQuestion versions={versions} />
    </Stack>
  );
}
