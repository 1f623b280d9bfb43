import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ArrivalHeading } from '../../arrival-heading.tsx';
import { momentOf } from '../../moment-labels.ts';

interface DraftOfferProps {
  savedAt: string;
  /** What is edited, with its particle: `이 페이지가`. */
  subject: string;
  /** True where it was saved again since. */
  isOlder: boolean;
  onContinue: () => void;
  onDrop: () => void;
  onClose: () => void;
}

/** Somebody comes back to what they had typed. */
export function DraftOffer({ savedAt, subject, isOlder, onContinue, onDrop, onClose }: DraftOfferProps) {
  return (
    <Card ground="sand">
      <Stack>
        <ArrivalHeading>고치던 글이 있습니다</ArrivalHeading>
        <p>
          {momentOf(savedAt)}에 임시 저장한 글입니다. 아직 누리집에는 보이지 않습니다.
          {isOlder && ` 그 뒤에 ${subject} 바뀌었습니다. 이어서 고치시면 저장할 때 두 글을 견주어 보여 드립니다.`}
        </p>
        <Buttons>
          <Button onClick={onContinue}>이어서 고치기</Button>
          <Button kind="danger" onClick={onDrop}>
            버리고 새로 고치기
          </Button>
          <Button kind="secondary" onClick={onClose}>
            나중에
          </Button>
        </Buttons>
      </Stack>
    </Card>
  );
}
