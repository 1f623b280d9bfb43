import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { factsByKeys } from '../../public/blocks/fact-items.tsx';

interface FactLinksProps {
  block: BlockOf<'facts'>;
  facts: readonly Fact[];
  place: HTMLElement | undefined;
}

/** An amount is changed where it lives, for every screen that shows it. */
export function FactLinks({ block, facts, place }: FactLinksProps) {
  const rows = place?.querySelectorAll<HTMLElement>('dl > div') ?? [];
  return factsByKeys(facts, block.keys).map(({ key, label }, index) => {
    const row = rows[index];
    return (
      row &&
      createPortal(
        <dd className="place-fact">
          <Link to={`/admin/facts?key=${key}`} aria-label={`${label} 값 고치기`}>
            <Icon name="edit" />값 고치기
          </Link>
        </dd>,
        row,
        key,
      )
    );
  });
}
