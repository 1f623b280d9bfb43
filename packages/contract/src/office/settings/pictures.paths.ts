/** The drawings that a pack may bring: its mark and the sketch of its region, each for both grounds. */
export const pictureNames = ['logo', 'logo-dark', 'map', 'map-dark'] as const;
export type PictureName = (typeof pictureNames)[number];
