import type { Art } from '../ui/picture/picture.tsx';

const day = import.meta.glob<string>('./banners/*.svg', { query: '?day', import: 'default', eager: true });
const night = import.meta.glob<string>('./banners/*.svg', { query: '?night', import: 'default', eager: true });

export type BannerName = 'association' | 'kidney' | 'transport' | 'community' | 'day' | 'hope' | 'love';

const artOf = (name: string): Art => ({
  day: day[`./banners/${name}.svg`] as string,
  night: night[`./banners/${name}.svg`] as string,
});

/** The banner of a section: two compositions of the same scene. */
export function bannerOf(name: BannerName): { wide: Art; phone: Art } {
  return { wide: artOf(`${name}-wide`), phone: artOf(`${name}-phone`) };
}
