import { dutiesPaths } from '@kidney/contract/office/duties/duties.paths.ts';
import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../platform/api-client.ts';
import { DownloadButtons } from '../../../platform/downloads/download-buttons.tsx';
import { RecordCreate, RecordEdit } from '../../../platform/editing/form/record-editor.tsx';
import { FoldedForm } from '../../../platform/editing/form/folded-form.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { DeleteRecordDialog } from '../../../platform/editing/deletion/delete-record-dialog.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useUser } from '../../../platform/session/use-user.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Buttons } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { blankDraft, dutyKind, toContent } from './duty-draft.ts';
import { DutyFields } from './duty-fields.tsx';
import { DutyRow, type DutyRowActions } from './duty-row.tsx';
import { useDutyMutations } from './use-duty-mutations.ts';

interface DutiesAdminProps {
  duties: readonly Duty[];
  today: string;
}

const editButtonId = (id: number) => `edit-duty-${id}`;

export function DutiesAdmin({ duties, today }: DutiesAdminProps) {
  const mutation = useDutyMutations();
  const isOwner = useUser()?.roles.includes('owner') === true;
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<number>();
  const [deleting, setDeleting] = useState<Duty>();
  const toggle = useRef<HTMLButtonElement>(null);

  function stopAdding() {
    setAdding(false);
    toggle.current?.focus();
  }

  function stopEditing(id: number) {
    flushSync(() => setEditing(undefined));
    document.getElementById(editButtonId(id))?.focus();
  }

  const rowActions: DutyRowActions = {
    onTick: (duty) => void mutation.tick(duty),
    onUntick: (duty) => void mutation.untick(duty),
    onEdit: ({ id }) => {
      mutation.clearOutcome();
      setEditing(id);
    },
    onDelete: setDeleting,
  };

  return (
    <Stack>
      {isOwner && (
        <noscript>
          <p>적거나 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
        </noscript>
      )}
      <OutcomeMessage mutation={mutation} />
      {isOwner && (
        <NeedsScript>
          <FoldedForm
            words={{ open: '할 일 추가', close: '할 일 추가 닫기' }}
            icon="plus"
            isOpen={isAdding}
            onToggle={() => setAdding(!isAdding)}
            toggleRef={toggle}
          >
            <RecordCreate
              kind={dutyKind}
              label="해마다 할 일 추가"
              initial={blankDraft}
              send={(draft) => mutation.create(toContent(draft))}
              mutation={mutation}
              onSaved={() => setAdding(false)}
              onClose={stopAdding}
            >
              {(form) => <DutyFields form={form} />}
            </RecordCreate>
          </FoldedForm>
        </NeedsScript>
      )}
      {duties.length === 0 && <p>적어 둔 일이 없습니다.</p>}
      {duties.length > 0 && (
        <NeedsScript>
          <Buttons>
            <DownloadButtons
              mutation={mutation}
              load={(format) => call(browserTransport, dutiesPaths.export, { query: { format } })}
            />
          </Buttons>
        </NeedsScript>
      )}
      <Rows>
        {duties.map((duty) => (
          <li key={duty.id}>
            {isOwner && duty.id === editing ? (
              <RecordEdit
                kind={dutyKind}
                label={`${duty.title} 고치기`}
                record={duty}
                send={(draft, version) => mutation.update(duty, toContent(draft), version)}
                mutation={mutation}
                onSaved={() => setEditing(undefined)}
                onClose={() => stopEditing(duty.id)}
              >
                {(form) => <DutyFields form={form} />}
              </RecordEdit>
            ) : (
              <DutyRow
                duty={duty}
                today={today}
                editButtonId={editButtonId(duty.id)}
                isBusy={mutation.isBusy}
                rowActions={isOwner ? rowActions : undefined}
              />
            )}
          </li>
        ))}
      </Rows>
      {deleting && (
        <DeleteRecordDialog
          subject="이 일을"
          record={deleting}
          mutation={mutation}
          onDelete={mutation.remove}
          onClose={() => setDeleting(undefined)}
        >
          {({ title, note }) => (
            <>
              <p>
                <b>{title}</b>
              </p>
              {note && <p>{note}</p>}
            </>
          )}
        </DeleteRecordDialog>
      )}
    </Stack>
  );
}
