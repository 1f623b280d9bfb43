import { useState } from 'react';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Bin, type BinProps } from '../deletion/bin.tsx';
import { StaffCard } from './staff-card.tsx';

interface ListToolsProps extends BinProps {
  createAt: string;
  createLabel: string;
}

/** Above a list for those who write it: one more, and the bin. */
export function ListTools({ createAt, createLabel, ...bin }: ListToolsProps) {
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <StaffCard>
      <Buttons>
        <ButtonLink kind="secondary" size="small" to={createAt}>
          <Icon name="plus" />
          {createLabel}
        </ButtonLink>
        <Button kind="secondary" size="small" aria-expanded={isBinOpen} onClick={() => setBinOpen(!isBinOpen)}>
          <Icon name={isBinOpen ? 'close' : 'trash'} />
          {isBinOpen ? '휴지통 닫기' : '휴지통'}
        </Button>
      </Buttons>
      {isBinOpen && <Bin {...bin} />}
    </StaffCard>
  );
}
