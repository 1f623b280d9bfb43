import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { WholeTextWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { isMobile } from '@kidney/contract/shared/phone.ts';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import type { Said } from './consent-script.tsx';
import { askedOf, type InForce } from './in-force.ts';

const ways = [
  { value: 'message', label: '문자로' },
  { value: 'post', label: '우편으로' },
] as const;

interface Written {
  said: Said;
  answers: Answers;
  inForce: InForce;
}

/** In which ways the whole text can go; none where nothing new is agreed to. The first is taken unless another is said. */
export function wholeTextWaysOf({ kind, consents }: CallForm, { said, answers, inForce }: Written): WholeTextWay[] {
  const within = ['accessArmConsent', 'joinConsents'].some((name) => (answers[name] ?? '').length > 0);
  if (askedOf(said.accepted, inForce).length === 0 && !within) return [];
  const messages = consents.find(({ id }) => id.startsWith(`${kind}/messages/`))?.id;
  const given = [...said.accepted, ...inForce.map(({ text }) => text)];
  const phone = answers['applicantPhone'] || answers['phone'] || '';
  const mayMessage = messages !== undefined && given.includes(messages) && isMobile(String(phone));
  return mayMessage ? ['message', 'post'] : ['post'];
}

interface WholeTextChoiceProps {
  id: string;
  offered: readonly WholeTextWay[];
  chosen: WholeTextWay | null;
  error: string | undefined;
  onChange: (way: WholeTextWay) => void;
}

/** How the whole text follows what was heard in short words. */
export function WholeTextChoice({ id, offered, chosen, error, onChange }: WholeTextChoiceProps) {
  if (offered.length === 0) return null;
  if (offered.length === 1)
    return (
      <p>
        동의서 전문은 <b>우편으로</b> 보내 드립니다. 접수하시면 내일 할 일로 ‘전화할 곳’에 적어 둡니다.
      </p>
    );
  return (
    <ChoiceGroup
      id={id}
      legend="동의서 전문을 어떻게 보내 드립니까?"
      type="radio"
      name={id}
      options={ways}
      chosen={chosen === null ? [] : [chosen]}
      error={error}
      onChange={([way]) => onChange(way as WholeTextWay)}
    />
  );
}
