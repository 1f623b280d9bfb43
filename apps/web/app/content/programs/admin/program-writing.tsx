import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { DraftGate } from '../../../platform/editing/drafts/draft-gate.tsx';
import { programPath, programsPath } from '../public/programs-head.ts';
import type { Loaded } from './load-writing.ts';
import { blankDraft, toDraft } from './program-draft.ts';
import { ProgramEditor } from './program-editor.tsx';

export function ProgramWriting({ program, kept, uploads }: Loaded) {
  return (
    <DraftGate
      fresh={program ? toDraft(program, uploads) : blankDraft}
      version={program?.version ?? 0}
      kept={kept && { ...kept, draft: toDraft(kept.content, uploads) }}
      subject="이 프로그램이"
      backTo={program ? programPath(program.id) : programsPath}
      dropKept={() => call(browserTransport, programsPaths.dropDraft, { params: { key: program?.id ?? newContent } })}
    >
      {(beginning) => <ProgramEditor id={program?.id} beginning={beginning} />}
    </DraftGate>
  );
}
