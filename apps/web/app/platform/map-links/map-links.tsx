import { ButtonAnchor } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MapLink } from './map-search.ts';

interface MapLinksProps {
  links: readonly MapLink[];
  /** What the maps show the place of. */
  of: string;
}

export function MapLinks({ links, of }: MapLinksProps) {
  return links.map(({ service, href }) => (
    <ButtonAnchor
      key={service}
      kind="secondary"
      href={href}
      rel="noopener"
      aria-label={`${service} (${of} 위치, 다른 누리집으로 갑니다)`}
    >
      {service}
      <Icon name="external" />
    </ButtonAnchor>
  ));
}
