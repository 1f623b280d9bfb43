import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import type { Program } from '@kidney/contract/content/programs/programs.schema.ts';
import { useId, useMemo } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useWriting, type Beginning } from '../../../platform/editing/form/use-writing.ts';
import { WritingForm } from '../../../platform/editing/form/writing-form.tsx';
import { programPath, programsPath } from '../public/programs-head.ts';
import { differencesOf, labels, wrongFields } from './draft-fields.ts';
import { findUploads } from './find-uploads.ts';
import { toContent, toDraft, toKept, type ProgramDraft } from './program-draft.ts';
import { ProgramFields } from './program-fields.tsx';

interface ProgramEditorProps {
  /** Undefined for a new program. */
  id: number | undefined;
  beginning: Beginning<ProgramDraft>;
}

export function ProgramEditor({ id: programId, beginning }: ProgramEditorProps) {
  const id = useId();
  const key = programId ?? newContent;
  const writing = useWriting<ProgramDraft, Program>(beginning, {
    keep: async (draft, version) => {
      const body = { content: toKept(draft), baseVersion: version };
      return (await call(browserTransport, programsPaths.saveDraft, { params: { key }, body })).data;
    },
    dropKept: () => call(browserTransport, programsPaths.dropDraft, { params: { key } }),
    send: (draft, version) =>
      programId === undefined
        ? call(browserTransport, programsPaths.create, { body: toContent(draft) })
        : call(browserTransport, programsPaths.update, {
            params: { id: programId },
            body: { ...toContent(draft), version },
          }),
    toDraft: async (saved) => toDraft(saved, await findUploads(browserTransport, saved.pictures)),
    pathOf: programPath,
    backTo: programId === undefined ? programsPath : programPath(programId),
  });
  const { draft, problems, change } = writing;
  const wrong = useMemo(() => wrongFields(problems), [problems]);
  return (
    <WritingForm
      writing={writing}
      label={programId === undefined ? '프로그램 올리기' : '프로그램 고치기'}
      subject="이 프로그램을"
      id={id}
      first="title"
      labels={labels}
      wrong={wrong}
      differencesOf={differencesOf}
    >
      <ProgramFields id={id} draft={draft} wrong={wrong} onChange={change} />
    </WritingForm>
  );
}
