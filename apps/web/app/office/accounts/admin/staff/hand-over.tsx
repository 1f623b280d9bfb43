import type { People, Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { useRef } from 'react';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { useAnswerFocus } from '../../../../ui/use-answer-focus.ts';

type Staff = Pick<People, 'people' | 'workRoles'>;

const toNobody = 'nobody';

/** What a choice of the list says to the server; nothing where none was made. */
export const heirOf = (chosen: string): number | null | undefined => {
  if (chosen === '') return undefined;
  return chosen === toNobody ? null : Number(chosen);
};

/** How many open cases have to go to somebody else, where somebody may do this and no more. */
export function openWorkOf({ people, workRoles }: Staff, { id }: Person, roles: readonly Role[]): number {
  if (roles.some((role) => workRoles.includes(role))) return 0;
  return people.find((each) => each.id === id)?.openWork ?? 0;
}

/** Each time anew, so that the same words lead there once more. */
export interface HeirProblem {
  message: string;
}

interface HandOverProps {
  staff: Staff;
  leaver: Person;
  count: number;
  chosen: string;
  problem: HeirProblem | undefined;
  onChoose: (chosen: string) => void;
}

/** To whom the open cases of somebody go. Nothing is chosen beforehand: it is said by whoever lets them go. */
export function HandOver({ staff: { people, workRoles }, leaver, count, chosen, problem, onChoose }: HandOverProps) {
  const box = useRef<HTMLSelectElement>(null);
  useAnswerFocus(box, problem, problem !== undefined);
  const heirs = people.filter(
    (each) => each.id !== leaver.id && each.state === 'active' && each.roles.some((role) => workRoles.includes(role)),
  );
  return (
    <>
      <p>
        그분이 담당하는 <b>진행 중인 신청이 {count}건</b> 있습니다. 누구에게 넘길지 골라 주십시오.
      </p>
      <SelectField
        ref={box}
        label="신청을 넘겨받을 분"
        value={chosen}
        error={problem?.message}
        options={[
          { value: '', label: '골라 주십시오' },
          ...heirs.map((heir) => ({ value: String(heir.id), label: `${heir.nickName} (${heir.username})` })),
          { value: toNobody, label: '담당 없음으로 두기' },
        ]}
        onChange={(event) => onChoose(event.target.value)}
      />
    </>
  );
}
