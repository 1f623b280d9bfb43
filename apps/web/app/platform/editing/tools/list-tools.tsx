import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Bin, type BinProps } from '../deletion/bin.tsx';
import { StaffCard } from './staff-card.tsx';

/** What staff open above a list; an address that ends in its name opens it, too. */
export interface Drawer {
  name: string;
  label: string;
  icon: IconName;
  content: ReactNode;
}

interface ListToolsProps extends BinProps {
  createAt: string;
  createLabel: string;
  drawer?: Drawer;
}

/** Above a list for those who write it: one more, and the bin. */
export function ListTools({ createAt, createLabel, drawer, ...bin }: ListToolsProps) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash.slice(1));
  const drawers: Drawer[] = [
    ...(drawer ? [drawer] : []),
    { name: 'bin', label: '휴지통', icon: 'trash', content: <Bin {...bin} /> },
  ];
  return (
    <StaffCard>
      <Buttons>
        <ButtonLink kind="secondary" size="small" to={createAt}>
          <Icon name="plus" />
          {createLabel}
        </ButtonLink>
        {drawers.map(({ name, label, icon }) => (
          <Button
            key={name}
            kind="secondary"
            size="small"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <Icon name={open === name ? 'close' : icon} />
            {open === name ? `${label} 닫기` : label}
          </Button>
        ))}
      </Buttons>
      {drawers.find(({ name }) => name === open)?.content}
    </StaffCard>
  );
}
