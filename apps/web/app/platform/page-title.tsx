import { site } from './site.ts';

/** The document's title. A refused form says so first: it is what a screen reader reads when the page comes back. */
export function PageTitle({ name, hasErrors = false }: { name?: string; hasErrors?: boolean }) {
  const title = name ? `${name} | ${site.name}` : site.name;
  return <title>{hasErrors ? `오류: ${title}` : title}</title>;
}
