const added = new Map<string, Promise<void>>();

/** Styles that few need, before what they are for is drawn. Where they cannot be had, it is drawn without them. */
export function addSheet(href: string): Promise<void> {
  const before = added.get(href);
  if (before) return before;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const isThere = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  document.head.append(link);
  added.set(href, isThere);
  return isThere;
}
