import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Versions } from '../../../platform/editing/versions/versions.tsx';
import { differencesOf, wordsOf } from './draft-fields.ts';
import { findUploads } from './find-uploads.ts';
import { toContent, toDraft } from './program-draft.ts';

interface ProgramVersionsProps {
  id: number;
  current: number;
  mutation: Mutation;
  onClose: () => void;
}

export function ProgramVersions({ id, current, mutation, onClose }: ProgramVersionsProps) {
  const params = { id };
  return (
    <Versions
      subject="이 프로그램을"
      current={current}
      mutation={mutation}
      list={async () => (await call(browserTransport, programsPaths.versions, { params })).data}
      find={async (version) => {
        const { data } = await call(browserTransport, programsPaths.revision, { params: { id, version } });
        return { ...data, draft: toDraft(data.content, await findUploads(browserTransport, data.content.pictures)) };
      }}
      wordsOf={wordsOf}
      differencesOf={differencesOf}
      save={(draft) =>
        call(browserTransport, programsPaths.update, { params, body: { ...toContent(draft), version: current } })
      }
      onClose={onClose}
    />
  );
}
