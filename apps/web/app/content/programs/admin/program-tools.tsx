import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { DeleteDialog } from '../../../platform/editing/deletion/delete-dialog.tsx';
import { ToolButtons } from '../../../platform/editing/tools/tool-buttons.tsx';
import { ToolMessages } from '../../../platform/editing/tools/tool-messages.tsx';
import { useDeletion } from '../../../platform/editing/deletion/use-deletion.ts';
import type { ShownProgram } from '../public/program-view.ts';
import { programsPath } from '../public/programs-head.ts';
import { ProgramVersions } from './program-versions.tsx';
import { say } from './said.ts';
import styles from './program-tools.module.css';

/** At the foot of a program that is open: edit, what it said before, and into the bin. */
export default function ProgramTools({ program }: { program: ShownProgram }) {
  const { id, title } = program;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mutation = useMutation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const deletion = useDeletion(`program ${id}`, program, async (version) => {
    const query = { version: String(version) };
    const { message } = await call(browserTransport, programsPaths.remove, { params: { id }, query });
    await navigate(programsPath, { preventScrollReset: true, state: say(message) });
    await revalidate();
  });
  return (
    <>
      <div role="group" aria-label={`${title}: 직원`} className={styles.staff}>
        <span className={styles.word}>직원:</span>
        <ToolButtons
          editAt={`${programsPath}/edit/${id}`}
          deletion={deletion}
          isHistoryOpen={isHistoryOpen}
          onHistory={() => setHistoryOpen(!isHistoryOpen)}
        />
        <ToolMessages mutation={mutation} deletion={deletion} />
      </div>
      {isHistoryOpen && (
        <div className={styles.history}>
          <ProgramVersions
            id={id}
            current={program.version}
            mutation={mutation}
            onClose={() => setHistoryOpen(false)}
          />
        </div>
      )}
      <DeleteDialog
        deletion={deletion}
        question="정말 삭제하시겠습니까?"
        subject="이 프로그램을"
        consequence={`휴지통에 들어갑니다. ${binDays}일 안에 되살리실 수 있습니다.`}
        onClose={() => {
          if (deletion.isChanged) void revalidate();
        }}
      />
    </>
  );
}
