import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Any order, another one for every seed, but the longest begin first: one that begins last leaves a core idle for minutes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placeOf = ({ moduleId }: TestSpecification) =>
      `${moduleId.endsWith('.fuzz.test.ts') ? 'first' : 'then'} ${hash('sha256', `${seed} ${moduleId}`)}`;
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    return files.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1));
  }
}
