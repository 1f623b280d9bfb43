import type { ReactNode } from 'react';
import { Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface NoEventsProps {
  title: string;
  help: string;
  /** Where one may look instead. */
  children?: ReactNode;
}

export function NoEvents({ title, help, children }: NoEventsProps) {
  return (
    <Card>
      <Stack gap="small">
        <h2>{title}</h2>
        <p>{help}</p>
        {children && <Buttons>{children}</Buttons>}
      </Stack>
    </Card>
  );
}
