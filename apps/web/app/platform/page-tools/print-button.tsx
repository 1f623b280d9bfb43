import { useHydrated } from '../use-hydrated.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** Only where it works: without script the browser's own menu prints. */
export function PrintButton(look: ButtonLook) {
  if (!useHydrated()) return null;
  return (
    <Button {...look} onClick={() => window.print()}>
      <Icon name="print" />
      인쇄하기
    </Button>
  );
}
