import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { useId, useState } from 'react';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Row, Rows, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { countsInWords, formatWords } from './old-post-labels.ts';
import type { OldPosts } from './use-old-posts.ts';

const titleOf = ({ format, counts }: OldPostRecord) => `${formatWords[format]} 글 ${counts.new}개`;

function Past({ record, onUndo }: { record: OldPostRecord; onUndo: () => void }) {
  const { at, by, counts, undoUntil, undone } = record;
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
            {momentOf(undone.at)} {undone.by ?? ''} · {undone.removed}개를 되돌렸습니다.
            {undone.kept > 0 && ` 고친 글 ${undone.kept}개는 두었습니다.`}
          </p>
        )}
        {undoUntil && <p>{momentOf(undoUntil)}까지 되돌릴 수 있습니다.</p>}
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

/** What came in before. */
export function PastOldPosts({ records, oldPosts }: { records: readonly OldPostRecord[]; oldPosts: OldPosts }) {
  const id = useId();
  const [asked, setAsked] = useState<OldPostRecord>();
  const close = () => setAsked(undefined);

  function undo(record: OldPostRecord) {
    if (oldPosts.mutation.isBusy) return;
    close();
    void oldPosts.undo(record);
  }

  return (
    <section aria-labelledby={`${id}-past`}>
      <h2 id={`${id}-past`}>옮긴 글</h2>
      {records.length === 0 && <p>아직 옮긴 글이 없습니다.</p>}
      <Rows>
        {records.map((record) => (
          <li key={record.id}>
            <Past record={record} onUndo={() => setAsked(record)} />
          </li>
        ))}
      </Rows>
      {asked && (
        <Dialog title={`${titleOf(asked)}를 모두 되돌리시겠습니까?`} onClose={close}>
          <p>이 파일로 넣은 글, 사진, 첨부 파일과 옛 주소를 지웁니다. 그 사이 고치신 글은 그대로 둡니다.</p>
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
