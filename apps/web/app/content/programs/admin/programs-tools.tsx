import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { ListTools } from '../../../platform/editing/tools/list-tools.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { programsPath } from '../public/programs-head.ts';
import { readSaid } from './said.ts';

/** Above the list for those who keep it: what has just been done, a program more, and the bin. */
export default function ProgramsTools() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const mutation = useMutation();
  const said = readSaid(state);
  const clear = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  return (
    <>
      {said && (
        <StatusMessage isFocused kind="ok" onClose={clear}>
          {said}
        </StatusMessage>
      )}
      <OutcomeMessage mutation={mutation} />
      <ListTools
        createAt={`${programsPath}/create`}
        createLabel="프로그램 올리기"
        mutation={mutation}
        read={() => call(browserTransport, programsPaths.bin)}
        restore={(id) => call(browserTransport, programsPaths.restore, { params: { id } })}
      />
    </>
  );
}
