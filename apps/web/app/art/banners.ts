import type { Art } from '../ui/picture/picture.tsx';
import { nightOf } from './night.ts';

const day = import.meta.glob<string>('./banners/*.svg', { query: '?day', import: 'default', eager: true });

export const bannerNames = ['association', 'kidney', 'transport', 'community', 'day', 'hope', 'love'] as const;
export type BannerName = (typeof bannerNames)[number];

function artOf(name: string): Art {
  const address = day[`./banners/${name}.svg`] as string;
  return { day: address, night: nightOf(address) };
}

/** The banner of a section: two compositions of the same scene. */
export function bannerOf(name: BannerName): { wide: Art; phone: Art } {
  return { wide: artOf(`${name}-wide`), phone: artOf(`${name}-phone`) };
}
