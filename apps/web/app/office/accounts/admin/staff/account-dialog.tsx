import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { newDevicePaths } from '@kidney/contract/office/accounts/new-device.paths.ts';
import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import type { People, Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import { useId, useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { HandOver, heirOf, openWorkOf, type HeirProblem } from './hand-over.tsx';
import { roleChoices } from './role-labels.ts';

type Act = 'approve' | 'refuse' | 'change-roles' | 'deactivate' | 'reactivate' | 'unlock' | 'let-device-in';

/** What is about to be done to whom. */
export interface Asked {
  act: Act;
  person: Person;
}

interface PersonDialogProps extends Asked {
  /** As it is now: what was asked may be older. */
  staff: Pick<People, 'people' | 'workRoles'>;
  mutation: Mutation;
  onClose: () => void;
}

interface Words {
  title: string;
  text: string;
  confirm: string;
  asksRoles?: true;
  isGrave?: true;
}

const words: Record<Act, Words> = {
  approve: {
    title: '가입을 승인할까요?',
    text: '승인하시면 바로 로그인할 수 있습니다. 맡을 일을 골라 주십시오.',
    confirm: '승인',
    asksRoles: true,
  },
  refuse: {
    title: '가입 신청을 거절할까요?',
    text: '거절하시면 신청한 내용이 모두 지워집니다.',
    confirm: '거절',
    isGrave: true,
  },
  'change-roles': {
    title: '맡은 일을 바꿀까요?',
    text: '바꾸시면 그분은 모든 기기에서 로그아웃되고, 다시 로그인하면 바뀐 대로 일합니다.',
    confirm: '바꾸기',
    asksRoles: true,
  },
  deactivate: {
    title: '계정을 닫을까요?',
    text: '닫으시면 그분은 지금 쓰던 화면에서도 바로 로그아웃되고, 다시 로그인할 수 없습니다. 그분이 쓴 글은 그대로 남습니다.',
    confirm: '계정 닫기',
    isGrave: true,
  },
  reactivate: {
    title: '계정을 다시 열까요?',
    text: '쓰던 비밀번호로 다시 로그인할 수 있습니다. 맡을 일을 골라 주십시오.',
    confirm: '다시 열기',
    asksRoles: true,
  },
  unlock: {
    title: '로그인 잠금을 풀까요?',
    text: '비밀번호를 여러 번 틀려 잠긴 계정입니다. 본인이 틀린 것이 맞는지 물어보고 풀어 주십시오.',
    confirm: '잠금 풀기',
  },
  'let-device-in': {
    title: '새 기기를 들일까요?',
    text: '메일을 볼 수 없는 분께 전화로 불러 드릴 여섯 자리 숫자를 만듭니다. 본인인지 목소리로 먼저 확인해 주십시오.',
    confirm: '숫자 만들기',
  },
};

function send(act: Act, { id, version }: Person, roles: Role[], handTo: number | null | undefined) {
  const params = { id };
  if (act === 'refuse') return call(browserTransport, staffPaths.refuse, { params });
  if (act === 'unlock') return call(browserTransport, staffPaths.unlock, { params });
  if (act === 'let-device-in') return call(browserTransport, newDevicePaths.giveCode, { params });
  if (act === 'deactivate') return call(browserTransport, staffPaths.deactivate, { params, body: { version, handTo } });
  if (act === 'change-roles')
    return call(browserTransport, staffPaths.changeRoles, { params, body: { roles, version, handTo } });
  const routes = { approve: staffPaths.approve, reactivate: staffPaths.reactivate };
  return call(browserTransport, routes[act], { params, body: { roles, version } });
}

export function PersonDialog({ act, person, staff, mutation, onClose }: PersonDialogProps) {
  const id = useId();
  const { title, text, confirm, asksRoles, isGrave } = words[act];
  const [roles, setRoles] = useState<Role[]>(person.roles);
  const [problem, setProblem] = useState<string>();
  const [heir, setHeir] = useState('');
  const [heirProblem, setHeirProblem] = useState<HeirProblem>();
  const endsWork = act === 'deactivate' || (act === 'change-roles' && roles.length > 0);
  const openWork = endsWork ? openWorkOf(staff, person, act === 'deactivate' ? [] : roles) : 0;

  async function go() {
    if (mutation.isBusy) return;
    if (asksRoles && roles.length === 0) {
      setProblem('맡을 일을 하나 이상 골라 주십시오.');
      return;
    }
    if (openWork > 0 && heir === '') {
      setHeirProblem({ message: '신청을 누구에게 넘길지 골라 주십시오.' });
      return;
    }
    const handTo = openWork > 0 ? heirOf(heir) : undefined;
    const { current, fields } = await mutation.act(() => send(act, person, roles, handTo));
    const refused = fields?.find(({ field }) => field === 'handTo');
    if (refused) {
      // More came under their name, or the colleague left, since this was opened: it is asked anew, about what is so now.
      await mutation.reload();
      setHeir('');
      setHeirProblem(refused);
      return;
    }
    onClose();
    if (fields?.[0]) mutation.say({ kind: 'error', message: fields[0].message });
    if (current !== undefined) {
      await mutation.reload();
      mutation.say({
        kind: 'error',
        message: '그사이 다른 분이 먼저 바꾸었습니다. 지금 상태를 보고 다시 해 주십시오.',
      });
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        <b>{person.nickName}</b> ({person.username}, {person.email})
      </p>
      <p>{text}</p>
      {asksRoles && (
        <ChoiceGroup
          id={`${id}-roles`}
          legend="맡을 일"
          type="checkbox"
          name="roles"
          options={roleChoices}
          chosen={roles}
          error={problem}
          onChange={(chosen) => setRoles(chosen as Role[])}
        />
      )}
      {openWork > 0 && (
        <HandOver
          staff={staff}
          leaver={person}
          count={openWork}
          chosen={heir}
          problem={heirProblem}
          onChoose={setHeir}
        />
      )}
      <Buttons>
        <Button kind={isGrave ? 'danger-filled' : 'primary'} aria-disabled={mutation.isBusy} onClick={() => void go()}>
          {confirm}
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
