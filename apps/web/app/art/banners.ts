import type { Art } from '../ui/picture/picture.tsx';
import { bothSkies } from './night.ts';

const day = import.meta.glob<string>('./banners/*.svg', { query: '?day', import: 'default', eager: true });

export const bannerNames = ['association', 'kidney', 'transport', 'community', 'day', 'hope', 'love'] as const;
export type BannerName = (typeof bannerNames)[number];

const artOf = (name: string): Art => bothSkies(day[`./banners/${name}.svg`] as string);

/** The banner of a section: two compositions of the same scene. */
export function bannerOf(name: BannerName): { wide: Art; phone: Art } {
  return { wide: artOf(`${name}-wide`), phone: artOf(`${name}-phone`) };
}
