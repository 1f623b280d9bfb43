import { goesIn } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { useId } from 'react';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { ImportColumns } from './import-columns.tsx';
import { countsInWords, numberIn, type ListPreview } from './import-labels.ts';
import { ImportRows } from './import-rows.tsx';
import type { Imports } from './use-imports.ts';

interface ImportPreviewCardProps {
  imports: Imports;
  preview: ListPreview;
  onEnd: () => void;
  onDone: () => void;
}

/** What the file would do: what stays out first, because somebody can do something about it. */
export function ImportPreviewCard({ imports, preview, onEnd, onDone }: ImportPreviewCardProps) {
  const id = useId();
  const { rows, counts, columns, missing, before } = preview;
  const { kind, isLooking, mutation } = imports;
  const out = rows.filter(({ state }) => !goesIn(state) && state !== 'same');
  const within = rows.filter(({ state }) => goesIn(state));
  const same = rows.filter(({ state }) => state === 'same');
  const isStaff = kind === 'staff';
  const number = numberIn(counts);
  const isRefused = columns.some(({ by }) => by === 'refused');
  const isBusy = mutation.isBusy || isLooking;

  async function bringIn() {
    if (!isBusy && (await imports.bringIn(preview))) onDone();
  }

  return (
    <section aria-labelledby={`${id}-look`}>
      <Card>
        <Stack gap="small">
          <h2 id={`${id}-look`} className="import-heading">
            2. 미리 보기
          </h2>
          <p role="status" className="import-counts">
            {missing.length > 0
              ? `이 열을 찾지 못했습니다: ${missing.join(', ')}. 아래에서 맞추어 주십시오.`
              : `${rows.length}줄: ${countsInWords(counts)}`}
          </p>
          {isRefused && (
            <StatusMessage kind="info">
              주민등록번호가 있는 열은 읽지 않았습니다. 두지도 않습니다. 파일에서도 지워 주십시오.
            </StatusMessage>
          )}
          {before && (
            <StatusMessage kind="info">{momentOf(before.at)}에 이미 넣은 파일입니다. 다시 넣지 않습니다.</StatusMessage>
          )}
          <ImportColumns
            kind={kind}
            preview={preview}
            isBusy={isBusy}
            onMatch={(fields) => void imports.match(fields)}
          />
          {out.length > 0 && (
            <ImportRows title={`빠지는 줄 ${out.length}개`} rows={out} isOpen>
              <Button kind="secondary" size="small" onClick={() => window.print()}>
                <Icon name="print" />
                빠지는 줄 인쇄
              </Button>
            </ImportRows>
          )}
          {within.length > 0 && <ImportRows title={`들어가는 줄 ${within.length}개`} rows={within} isOpen={isStaff} />}
          {same.length > 0 && <ImportRows title={`이미 있어 그대로 두는 줄 ${same.length}개`} rows={same} />}
          <h2 className="import-heading">3. {isStaff ? '초대하기' : '넣기'}</h2>
          {number === 0 ? (
            <p>{isStaff ? '초대할' : '넣을'} 분이 없습니다. 파일을 고쳐 다시 골라 주십시오.</p>
          ) : (
            <p>
              <b>{number}명</b>
              {isStaff ? '께 초대를 보냅니다. 비밀번호는 받으신 분이 정합니다. ' : '을 넣습니다. '}
              {out.length > 0 && `빠지는 ${out.length}줄은 파일을 고쳐 나중에 넣으셔도 됩니다. `}
              {isStaff
                ? '하루 안에는 아직 받아들이지 않은 초대를 모두 거둘 수 있습니다.'
                : '하루 안에는 모두 되돌릴 수 있습니다.'}
            </p>
          )}
          <div className="import-screen-only">
            <Buttons>
              {number > 0 && !before && (
                <Button aria-disabled={isBusy} onClick={() => void bringIn()}>
                  {number}명 {isStaff ? '초대하기' : '넣기'}
                </Button>
              )}
              <Button kind="secondary" onClick={onEnd}>
                그만두기
              </Button>
            </Buttons>
          </div>
        </Stack>
      </Card>
    </section>
  );
}
