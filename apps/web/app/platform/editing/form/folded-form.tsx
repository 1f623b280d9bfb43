import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface FoldedFormProps {
  /** What the button says while the form is folded, and while it is open. */
  words: { open: string; close: string };
  icon: IconName;
  isOpen: boolean;
  onToggle: () => void;
  toggleRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Above a list: a form that is needed now and then. */
export function FoldedForm({ words, icon, isOpen, onToggle, toggleRef, children }: FoldedFormProps) {
  return (
    <Card ground="sand">
      <Stack>
        <div>
          <Button ref={toggleRef} kind="secondary" size="small" aria-expanded={isOpen} onClick={onToggle}>
            <Icon name={isOpen ? 'close' : icon} />
            {isOpen ? words.close : words.open}
          </Button>
        </div>
        {isOpen && children}
      </Stack>
    </Card>
  );
}
