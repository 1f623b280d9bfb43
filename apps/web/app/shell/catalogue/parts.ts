import type { Part } from '../../ui/example.ts';

const found = import.meta.glob<Part>('../../ui/*/*.examples.tsx', { import: 'part', eager: true });

/** Every part of `ui/`, by the name of its folder. */
export const parts = Object.entries(found).map(([file, part]) => ({ name: file.split('/').at(-2) as string, part }));
