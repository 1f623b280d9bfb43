import { Button } from '../../../ui/button/button.tsx';
import { momentOf } from '../../moment-labels.ts';
import type { Mutation } from '../../use-mutation.ts';
import { DrawerList } from '../tools/drawer-list.tsx';
import { useListed } from '../tools/use-listed.ts';

interface Binned {
  id: number;
  title: string;
  removedAt: string;
}

export interface BinProps {
  mutation: Mutation;
  read: () => Promise<{ data: Binned[] }>;
  restore: (id: number) => Promise<{ message: string }>;
}

/** What was deleted in the last days, and the way back. */
export function Bin({ mutation: { act, isBusy }, read, restore }: BinProps) {
  const listed = useListed(read);

  async function takeOut(id: number) {
    if (isBusy) return;
    const { isDone } = await act(() => restore(id));
    if (isDone) listed.setItems((before) => before?.filter((each) => each.id !== id));
  }

  return (
    <DrawerList label="휴지통" none="휴지통이 비어 있습니다." listed={listed}>
      {({ id, title, removedAt }) => (
        <>
          <span>
            <b>{title}</b>
            <br />
            {momentOf(removedAt)}에 삭제했습니다.
          </span>
          <Button kind="secondary" size="small" aria-label={`${title} 되살리기`} onClick={() => void takeOut(id)}>
            되살리기
          </Button>
        </>
      )}
    </DrawerList>
  );
}
