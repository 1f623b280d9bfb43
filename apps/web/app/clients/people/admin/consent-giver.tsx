import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { optionsOf } from '../../application-labels.ts';
import { giverNames } from './person/person-labels.ts';

interface ConsentGiverChoiceProps {
  id: string;
  giver: ConsentGiver;
  error: string | undefined;
  onChange: (giver: ConsentGiver) => void;
}

/** Who it was that said yes. */
export function ConsentGiverChoice({ id, giver, error, onChange }: ConsentGiverChoiceProps) {
  return (
    <ChoiceGroup
      id={id}
      legend="누가 동의하셨습니까?"
      type="radio"
      name={id}
      options={optionsOf(giverNames)}
      chosen={[giver]}
      error={error}
      onChange={([who]) => onChange(who as ConsentGiver)}
    />
  );
}
