/** As much of a section of the menu as one needs to order it. */
export interface MenuSection {
  key: string;
  label: string;
  pages: readonly { to: string; label: string }[];
}

/** What the order does not know goes behind the one that it was made to stand behind; what is no more is left out. */
function completed(made: readonly string[], order: readonly string[]): string[] {
  const complete = order.filter((key) => made.includes(key));
  for (const [index, key] of made.entries()) {
    const before = made[index - 1];
    if (!complete.includes(key)) complete.splice(before === undefined ? 0 : complete.indexOf(before) + 1, 0, key);
  }
  return complete;
}

/** Keys of all sections and then addresses of all pages, as the office ordered them. */
export const completeOrder = (menu: readonly MenuSection[], order: readonly string[]): string[] => [
  ...completed(
    menu.map(({ key }) => key),
    order,
  ),
  ...menu.flatMap(({ pages }) =>
    completed(
      pages.map(({ to }) => to),
      order,
    ),
  ),
];
