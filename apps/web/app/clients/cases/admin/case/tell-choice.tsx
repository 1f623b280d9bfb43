import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';

interface TellChoiceProps {
  id: string;
  mayMessage: boolean;
  isTold: boolean;
  onChange: (isTold: boolean) => void;
}

/** Whether the applicant is told by message; who did not agree to any is called. */
export function TellChoice({ id, mayMessage, isTold, onChange }: TellChoiceProps) {
  if (!mayMessage) return <p>문자 안내에 동의하지 않으셨습니다. 저장하신 뒤 전화로 알려 드려 주십시오.</p>;
  return (
    <ChoiceGroup
      id={id}
      legend="알리기"
      type="checkbox"
      name={id}
      options={[{ value: 'told', label: '신청하신 분께 문자로 알립니다' }]}
      chosen={isTold ? ['told'] : []}
      onChange={(told) => onChange(told.length > 0)}
    />
  );
}
