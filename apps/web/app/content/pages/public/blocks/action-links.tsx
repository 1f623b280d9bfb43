import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { ButtonAnchor, ButtonLink, Buttons } from '../../../../ui/button/button.tsx';

/** The first is what most people want. */
export function ActionLinks({ actions }: { actions: BlockOf<'action'>['actions'] }) {
  return (
    <Buttons>
      {actions.map(({ label, href }, index) => {
        const kind = index === 0 ? 'primary' : 'secondary';
        return href.startsWith('/') ? (
          <ButtonLink key={href} to={href} kind={kind}>
            {label}
          </ButtonLink>
        ) : (
          <ButtonAnchor key={href} href={href} kind={kind}>
            {label}
          </ButtonAnchor>
        );
      })}
    </Buttons>
  );
}
