import { useIdentity } from './identity.ts';

/**
 * The head of a page that nobody has to find: those of the staff, and errors. A refused form says so first: it is what
 * a screen reader reads when the page comes back.
 */
export function PageTitle({ name, hasErrors = false }: { name: string; hasErrors?: boolean }) {
  const title = `${name} | ${useIdentity().name}`;
  return (
    <>
      <title>{hasErrors ? `오류: ${title}` : title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
