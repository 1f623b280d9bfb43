import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import styles from './page-admin.module.css';

/** Stands above a page that is drawn as visitors see it. */
export function AdminBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <Column>
        <Card ground="sand">
          <Stack gap="small">{children}</Stack>
        </Card>
      </Column>
    </div>
  );
}
