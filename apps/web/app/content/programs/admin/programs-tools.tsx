import { ContentListTools } from '../../engine/content-list-tools.tsx';
import { programKind } from './program-kind.ts';

export default function ProgramsTools() {
  return <ContentListTools kind={programKind} />;
}
