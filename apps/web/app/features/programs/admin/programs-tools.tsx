import { useLocation, useNavigate } from 'react-router';
import { StaffCard } from '../../../platform/writing/staff-card.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { programsPath } from '../public/programs-head.ts';
import { readSaid } from './said.ts';

/** Above the list for those who keep it: what has just been done, and a program more. */
export default function ProgramsTools() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const said = readSaid(state);
  const clear = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  return (
    <>
      {said && (
        <StatusMessage isFocused kind="ok" onClose={clear}>
          {said}
        </StatusMessage>
      )}
      <StaffCard>
        <Buttons>
          <ButtonLink kind="secondary" size="small" to={`${programsPath}/create`}>
            <Icon name="plus" />
            프로그램 올리기
          </ButtonLink>
        </Buttons>
      </StaffCard>
    </>
  );
}
