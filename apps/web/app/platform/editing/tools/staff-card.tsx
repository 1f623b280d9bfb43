import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

/** On a page of visitors, what only staff see. */
export function StaffCard({ children }: { children: ReactNode }) {
  return (
    <Card ground="sand">
      <Stack gap="small">
        <div>
          <Tag icon="person">직원에게만 보입니다</Tag>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
