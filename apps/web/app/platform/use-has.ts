import { useRouteLoaderData } from 'react-router';

/** Tells of a section of the menu whether the association has it. */
export function useHas(): (section: string) => boolean {
  const menu = useRouteLoaderData<{ menu: readonly { key: string }[] | null }>('root')?.menu;
  return (section) => menu?.some(({ key }) => key === section) ?? true;
}
