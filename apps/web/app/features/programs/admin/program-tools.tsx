import { programsPaths } from '@kidney/contract/programs/programs.paths.ts';
import type { Program } from '@kidney/contract/programs/programs.schema.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-acts.ts';
import { DeleteDialog } from '../../../platform/writing/delete-dialog.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { ShownProgram } from '../public/program-view.ts';
import { programsPath } from '../public/programs-head.ts';
import { say } from './said.ts';
import styles from './program-tools.module.css';

/** At the foot of a program that is open: edit and delete. */
export default function ProgramTools({ program }: { program: ShownProgram }) {
  const { id, title } = program;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(program.version);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [newer, setNewer] = useState<Program>();
  const [problem, setProblem] = useState<string>();

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    try {
      const query = { version: String(version) };
      const { message } = await call(browserTransport, programsPaths.remove, { params: { id }, query });
      await navigate(programsPath, { preventScrollReset: true, state: say(message) });
      await revalidate();
    } catch (error) {
      const current = error instanceof ApiError ? (error.failure.current as Program | undefined) : undefined;
      if (current) {
        setNewer(current);
        setVersion(current.version);
        return;
      }
      logError(`program ${id} could not be deleted`, error);
      setProblem(failureInWords(error));
      setAsking(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div role="group" aria-label={`${title}: 직원`} className={styles.staff}>
        <span className={styles.word}>직원:</span>
        <ButtonLink kind="secondary" size="small" to={`${programsPath}/edit/${id}`}>
          <Icon name="edit" />
          고치기
        </ButtonLink>
        <Button
          kind="danger"
          size="small"
          onClick={() => {
            setProblem(undefined);
            setAsking(true);
          }}
        >
          <Icon name="trash" />
          삭제
        </Button>
        {problem && (
          <StatusMessage isFocused kind="error" onClose={() => setProblem(undefined)}>
            삭제하지 못했습니다. {problem}
          </StatusMessage>
        )}
      </div>
      {isAsking && (
        <DeleteDialog
          question="정말 삭제하시겠습니까?"
          name={newer?.title ?? title}
          subject="이 프로그램을"
          consequence="삭제하면 목록에서 사라지고 되돌릴 수 없습니다."
          isChanged={newer !== undefined}
          isBusy={isBusy}
          onDelete={() => void remove()}
          onClose={() => {
            setAsking(false);
            if (newer) void revalidate();
          }}
        />
      )}
    </>
  );
}
