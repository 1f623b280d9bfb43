import { useMutation } from '../../../platform/use-mutation.ts';
import { ContentTools } from '../../engine/content-tools.tsx';
import type { ShownProgram } from '../public/program-view.ts';
import { programKind } from './program-kind.ts';
import styles from './program-tools.module.css';

/** At the foot of a program that is open. */
export default function ProgramTools({ program }: { program: ShownProgram }) {
  const mutation = useMutation();
  return (
    <div role="group" aria-label={`${program.title}: 직원`} className={styles.staff}>
      <ContentTools kind={programKind} shown={program} mutation={mutation} />
    </div>
  );
}
