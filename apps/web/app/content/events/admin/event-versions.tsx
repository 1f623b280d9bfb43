import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Versions } from '../../../platform/editing/versions/versions.tsx';
import { differencesOf, wordsOf } from './draft-fields.ts';
import { toContent, toDraft } from './event-draft.ts';

interface EventVersionsProps {
  id: number;
  current: number;
  mutation: Mutation;
  onClose: () => void;
}

export function EventVersions({ id, current, mutation, onClose }: EventVersionsProps) {
  const params = { id };
  return (
    <Versions
      subject="이 행사를"
      current={current}
      mutation={mutation}
      list={async () => (await call(browserTransport, eventsPaths.versions, { params })).data}
      find={async (version) => {
        const { data } = await call(browserTransport, eventsPaths.revision, { params: { id, version } });
        return { ...data, draft: toDraft(data.content) };
      }}
      wordsOf={wordsOf}
      differencesOf={differencesOf}
      save={(draft) =>
        call(browserTransport, eventsPaths.update, { params, body: { ...toContent(draft), version: current } })
      }
      onClose={onClose}
    />
  );
}
