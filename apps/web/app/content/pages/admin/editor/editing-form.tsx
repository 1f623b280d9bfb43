import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockList } from './block-list.tsx';
import type { PlacedProblem } from './field-ids.ts';
import { PageFields } from './page-fields.tsx';
import { SavingProblems } from './saving-problems.tsx';
import { SourceFields } from './source-fields.tsx';
import type { Editing } from './use-editing.ts';

interface EditingFormProps {
  editing: Editing;
  problems: readonly PlacedProblem[];
  failure: string | undefined;
}

/** The whole page as a list of parts, each to be opened in its place. */
export function EditingForm({ editing, problems, failure }: EditingFormProps) {
  return (
    <>
      <div>
        <ArrivalHeading>차례로 보기</ArrivalHeading>
        <p>고치시는 동안 저절로 임시 저장합니다. 저장을 누르셔야 누리집에 보입니다.</p>
      </div>
      <SavingProblems problems={problems} failure={failure} />
      <PageFields editing={editing} />
      <BlockList editing={editing} />
      <AddBlock blocks={editing.content.blocks} onAdd={editing.addBlock} />
      <SourceFields editing={editing} />
    </>
  );
}
