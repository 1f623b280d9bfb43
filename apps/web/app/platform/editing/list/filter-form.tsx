import type { ReactNode } from 'react';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The first choice of each list. */
export const every = { value: '', label: '모두' };

interface FilterFormProps {
  label: string;
  action: string;
  /** The address of what is shown now. */
  shown: string;
  /** Where everything is shown again; left out while nothing is narrowed. */
  everything?: string | undefined;
  children: ReactNode;
}

/** Narrows a list of the office. A plain form: the choice is in the address, with script or without. */
export function FilterForm({ label, action, shown, everything, children }: FilterFormProps) {
  return (
    <Card ground="sand">
      {/* A new form for a new choice: the browser would keep what was typed before. */}
      <form key={shown} role="search" aria-label={label} method="get" action={action}>
        {children}
        <Buttons>
          <Button type="submit">
            <Icon name="search" />
            찾기
          </Button>
          {everything && (
            <ButtonLink kind="secondary" to={everything}>
              모두 보기
            </ButtonLink>
          )}
        </Buttons>
      </form>
    </Card>
  );
}
