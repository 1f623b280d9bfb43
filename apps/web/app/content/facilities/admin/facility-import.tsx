import type { ImportPreview } from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { asBase64 } from '../../../platform/chosen-file.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ImportTable } from './import-table.tsx';
import type { FacilityMutations } from './use-facility-mutations.ts';

const largestFile = 1024 * 1024;

/** A file is shown row by row before anything is taken over; with a mistake in it, nothing is. */
export function FacilityImport({ mutation, onClose }: { mutation: FacilityMutations; onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [preview, setPreview] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string>();

  async function look(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    setPreview(undefined);
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size === 0 || chosen.size > largestFile) {
      setProblem(chosen.size === 0 ? '파일이 비어 있습니다.' : '파일은 1 MB까지 올릴 수 있습니다.');
      return;
    }
    try {
      const read = await asBase64(chosen);
      const { data } = await call(browserTransport, facilitiesPaths.previewImport, { body: { file: read } });
      setFile(read);
      setPreview(data);
    } catch (error) {
      setProblem(failureInWords(error));
    }
  }

  async function take({ token }: ImportPreview) {
    const { isDone, current } = await mutation.act(() =>
      call(browserTransport, facilitiesPaths.import, { body: { file, token } }),
    );
    if (isDone) onClose();
    else if (current) {
      setPreview(current as ImportPreview);
      setProblem('미리 보신 뒤에 목록이 바뀌었습니다. 다시 확인해 주십시오.');
    }
  }

  const hasMistakes = preview?.rows.some(({ state }) => state === 'wrong');
  const hasWork = preview?.rows.some(({ state }) => state === 'new' || state === 'changed');
  return (
    <Stack>
      <TextField
        ref={input}
        id={`${id}-file`}
        type="file"
        label="올릴 파일"
        hint="엑셀(.xlsx)이나 CSV 파일입니다. 첫 줄은 내려받은 목록과 같아야 합니다. 파일에 없는 병원은 그대로 둡니다."
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        error={problem}
        onChange={(event) => void look(event)}
      />
      {preview && <ImportTable preview={preview} />}
      {hasMistakes && (
        <StatusMessage kind="error">틀린 줄이 있어 올릴 수 없습니다. 파일을 고쳐 다시 골라 주십시오.</StatusMessage>
      )}
      {preview && !hasMistakes && !hasWork && <StatusMessage kind="info">바뀌는 것이 없습니다.</StatusMessage>}
      <Buttons>
        {preview && !hasMistakes && hasWork && (
          <Button aria-disabled={mutation.isBusy} onClick={() => void take(preview)}>
            이대로 올리기
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          그만두기
        </Button>
      </Buttons>
    </Stack>
  );
}
