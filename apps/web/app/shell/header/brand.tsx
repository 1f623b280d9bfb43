import { useLogo } from '../../platform/identity.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';

export function Brand({ isOnDark = false }: { isOnDark?: boolean }) {
  const { contrast } = useDisplay();
  return <BrandMark logo={useLogo()} isNight={isOnDark || contrast === 'high'} />;
}
