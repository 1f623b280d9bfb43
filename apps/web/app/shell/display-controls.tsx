import { useLocation } from 'react-router';
import { DisplaySettings } from '../ui/display-settings/display-settings.tsx';
import { useDisplay } from '../platform/use-display.ts';

const sizes = [
  { value: '100', label: '보통' },
  { value: '125', label: '크게' },
  { value: '150', label: '아주 크게' },
];

export function DisplayControls() {
  const { text, contrast } = useDisplay();
  const { pathname, search } = useLocation();
  return (
    <DisplaySettings
      action="/settings/display"
      back={pathname + search}
      sizes={sizes}
      size={text}
      isHighContrast={contrast === 'high'}
    />
  );
}
