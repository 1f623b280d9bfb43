import type { FactPlace } from '@kidney/contract/content/facts/facts.schema.ts';
import { screenFacts } from '@kidney/contract/content/facts/screen-facts.paths.ts';

export interface ShownFacts extends FactPlace {
  keys: readonly string[];
}

/** Told by each feature that shows facts: where it shows which. */
export type PlaceSource = () => Promise<readonly ShownFacts[]>;

const screens = async () => Object.values(screenFacts);

export function createFactPlaces() {
  const sources: PlaceSource[] = [screens];
  return {
    add: (source: PlaceSource) => void sources.push(source),

    /** Every place of every fact. */
    async all(): Promise<(key: string) => FactPlace[]> {
      const shown = (await Promise.all(sources.map((source) => source()))).flat();
      return (key) => shown.filter(({ keys }) => keys.includes(key)).map(({ title, path }) => ({ title, path }));
    },
  };
}
