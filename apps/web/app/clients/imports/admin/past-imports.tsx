import { useId, useState } from 'react';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Row, Rows, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { countsInWords, kindWords, numberIn, type ListRecord } from './import-labels.ts';
import type { Imports } from './use-imports.ts';

const titleOf = ({ kind, counts }: ListRecord) => `${kindWords[kind]} ${numberIn(counts)}명`;

function Past({ record, onUndo }: { record: ListRecord; onUndo: () => void }) {
  const { kind, at, by, counts, undoUntil, undone } = record;
  return (
    <Row columns={2}>
      <div>
        <RowTitle level={3}>
          {titleOf(record)}
          {undone && <Tag icon="check">되돌림</Tag>}
        </RowTitle>
        <p>
          {momentOf(at)} {by ?? ''} · {countsInWords(counts)}
        </p>
        {undone && (
          <p>
            {momentOf(undone.at)} {undone.by ?? ''} · {undone.removed}
            {kind === 'staff' ? '명의 초대를 거두었습니다.' : '명을 되돌렸습니다.'}
            {undone.kept > 0 && ` ${kind === 'staff' ? '들어오신' : '달라진'} ${undone.kept}명은 두었습니다.`}
          </p>
        )}
        {undoUntil && <p className="import-small">{momentOf(undoUntil)}까지 되돌릴 수 있습니다.</p>}
      </div>
      {undoUntil && (
        <NeedsScript>
          <Button kind="danger" aria-label={`${titleOf(record)} 모두 되돌리기`} onClick={onUndo}>
            모두 되돌리기
          </Button>
        </NeedsScript>
      )}
    </Row>
  );
}

/** What came in before. Nobody who was on it: that is known of no list. */
export function PastImports({ records, imports }: { records: readonly ListRecord[]; imports: Imports }) {
  const id = useId();
  const [asked, setAsked] = useState<ListRecord>();
  const close = () => setAsked(undefined);

  function undo(record: ListRecord) {
    if (imports.mutation.isBusy) return;
    close();
    void imports.undo(record);
  }

  return (
    <section aria-labelledby={`${id}-past`} className="import-past">
      <h2 id={`${id}-past`} className="import-heading">
        옮긴 명단
      </h2>
      {records.length === 0 && <p>아직 옮긴 명단이 없습니다.</p>}
      <Rows>
        {records.map((record) => (
          <li key={record.id}>
            <Past record={record} onUndo={() => setAsked(record)} />
          </li>
        ))}
      </Rows>
      {asked && (
        <Dialog title={`${titleOf(asked)}을 모두 되돌리시겠습니까?`} onClose={close}>
          <p>
            {asked.kind === 'staff'
              ? '아직 받아들이지 않은 초대를 거둡니다. 이미 들어오신 분은 그대로 둡니다.'
              : '이 명단으로 새로 넣은 분과 채운 내용을 지웁니다. 그 사이 달라진 분은 그대로 둡니다.'}
          </p>
          <Buttons>
            <Button kind="danger-filled" onClick={() => undo(asked)}>
              모두 되돌리기
            </Button>
            <Button kind="secondary" data-first-focus onClick={close}>
              취소
            </Button>
          </Buttons>
        </Dialog>
      )}
    </section>
  );
}
