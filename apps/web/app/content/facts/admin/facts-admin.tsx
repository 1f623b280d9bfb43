import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import type { ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../platform/api-client.ts';
import { DownloadButtons } from '../../../platform/downloads/download-buttons.tsx';
import { RecordEdit } from '../../../platform/editing/form/record-editor.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Buttons } from '../../../ui/button/button.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { isSought, type FactFilter } from './fact-check.ts';
import { factKind, toContent, toDraft, type FactDraft } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import { FactPlanned } from './fact-planned.tsx';
import { FactRow } from './fact-row.tsx';
import { FactSearch } from './fact-search.tsx';
import styles from './facts-admin.module.css';

interface FactsAdminProps {
  facts: readonly ManagedFact[];
  today: string;
  /** The fact that the address asks for: its form is open from the start. */
  opened: string | null;
  /** Whether the address asks only for those that have to be checked. */
  isUnchecked: boolean;
}

const editButtonId = (key: string) => `edit-fact-${key}`;

export function FactsAdmin({ facts, today, opened, isUnchecked }: FactsAdminProps) {
  const mutation = useMutation();
  const [filter, setFilter] = useState<FactFilter>({ words: '', isUnchecked });
  const [editing, setEditing] = useState(opened);
  const [touched, setTouched] = useState(opened);
  const found = facts.filter((fact) => isSought(fact, filter, today));
  // What is being worked on, or was just saved, does not slip away because it no longer fits the search.
  const shown = facts.filter((fact) => fact.key === touched || found.includes(fact));

  function startEditing(key: string) {
    mutation.clearOutcome();
    setEditing(key);
    setTouched(key);
  }

  function stopEditing(key: string) {
    flushSync(() => setEditing(null));
    document.getElementById(editButtonId(key))?.focus();
  }

  const save = ({ key }: ManagedFact, draft: FactDraft, version: number) =>
    mutation.act(() =>
      call(browserTransport, factsPaths.update, { params: { key }, body: { ...toContent(draft), version } }),
    );

  async function check(fact: ManagedFact) {
    if (mutation.isBusy) return;
    const { key, version } = fact;
    const body = { ...toContent(toDraft(fact)), checkedOn: today, version };
    setTouched(key);
    const { current } = await mutation.act(async () => {
      await call(browserTransport, factsPaths.update, { params: { key }, body });
      return { message: '오늘 확인한 것으로 적었습니다.' };
    });
    if (current === undefined) return;
    await mutation.reload();
    mutation.say({ kind: 'error', message: '그사이 다른 분이 이 내용을 고쳤습니다. 다시 확인해 주십시오.' });
  }

  function search(wanted: FactFilter) {
    if (editing === null) setTouched(null);
    setFilter(wanted);
  }

  return (
    <Stack>
      <noscript>
        <p>고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {opened !== null && !facts.some(({ key }) => key === opened) && (
        <StatusMessage kind="info">찾으시는 항목이 없습니다. 아래에서 골라 주십시오.</StatusMessage>
      )}
      <NeedsScript>
        <>
          <FactSearch filter={filter} found={found.length} total={facts.length} onChange={search} />
          <Buttons>
            <DownloadButtons
              mutation={mutation}
              load={(format) => call(browserTransport, factsPaths.export, { query: { format } })}
            />
          </Buttons>
        </>
      </NeedsScript>
      {touched === null && <OutcomeMessage mutation={mutation} />}
      <Rows>
        {shown.map((fact) => (
          <li key={fact.key} className={styles.entry}>
            {fact.key === touched && <OutcomeMessage mutation={mutation} />}
            {fact.key === editing ? (
              <NeedsScript>
                <RecordEdit
                  kind={factKind}
                  label={`${fact.label} 고치기`}
                  record={fact}
                  send={(draft, version) => save(fact, draft, version)}
                  mutation={mutation}
                  onSaved={() => setEditing(null)}
                  onClose={() => stopEditing(fact.key)}
                >
                  {(form) => <FactFields form={form} today={today} places={fact.places.length} />}
                </RecordEdit>
              </NeedsScript>
            ) : (
              <FactRow
                fact={fact}
                today={today}
                buttonId={editButtonId(fact.key)}
                planned={<FactPlanned fact={fact} mutation={mutation} onTouch={() => setTouched(fact.key)} />}
                onEdit={() => startEditing(fact.key)}
                onCheck={() => void check(fact)}
              />
            )}
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
