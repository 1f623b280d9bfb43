import { useRouteLoaderData } from 'react-router';
import { sections, type Section } from './sections.ts';

/** The menu in the order that the office gave it. */
export const useSections = () => useRouteLoaderData<{ menu: readonly Section[] | null }>('root')?.menu ?? sections;
