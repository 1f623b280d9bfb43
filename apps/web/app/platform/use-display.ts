import { defaultDisplay, type Display } from '@kidney/contract/shared/display.ts';
import { useRouteLoaderData } from 'react-router';

export function useDisplay(): Display {
  return useRouteLoaderData<{ display: Display }>('root')?.display ?? defaultDisplay;
}
