export interface Unit {
  id: string;
  /** The unit above; null for the top. */
  under: string | null;
  title: string;
  note?: string | undefined;
}

export interface Branch extends Unit {
  branches: Branch[];
  /** How many columns its chart needs. */
  columns: number;
}

/** Units that end here stand one below the other; as soon as one of them leads on, each needs a column of its own. */
export const standInOneColumn = (branches: readonly Branch[]) =>
  branches.every(({ branches: next }) => next.length === 0);

function columnsOf(branches: readonly Branch[]): number {
  return standInOneColumn(branches) ? 1 : branches.reduce((sum, { columns }) => sum + columns, 0);
}

/** Each unit under the one it names. Units that name each other in a circle hang nowhere, and stand at the top instead. */
export function toTree(units: readonly Unit[]): Branch[] {
  const placed = new Set<string>();
  const grow = (unit: Unit): Branch => {
    placed.add(unit.id);
    const branches = units.filter(({ id, under }) => under === unit.id && !placed.has(id)).map(grow);
    return { ...unit, branches, columns: columnsOf(branches) };
  };
  const roots = units.filter(({ under }) => !units.some(({ id }) => id === under)).map(grow);
  return [...roots, ...units.flatMap((unit) => (placed.has(unit.id) ? [] : [grow(unit)]))];
}
