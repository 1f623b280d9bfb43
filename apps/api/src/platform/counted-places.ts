/** So many places for each key. Gives back how to leave, or null where all are taken. */
export function createCountedPlaces(each: number) {
  const taken = new Map<string, number>();
  return (key: string): (() => void) | null => {
    const before = taken.get(key) ?? 0;
    if (before >= each) return null;
    taken.set(key, before + 1);
    return () => {
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
