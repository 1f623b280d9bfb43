import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Versions } from '../../../platform/editing/versions/versions.tsx';
import { differencesOf, wordsOf } from './draft-fields.ts';
import { fromKept, toContent } from './issue-draft.ts';

interface IssueVersionsProps {
  id: number;
  current: number;
  mutation: Mutation;
  onClose: () => void;
}

export function IssueVersions({ id, current, mutation, onClose }: IssueVersionsProps) {
  const params = { id };
  return (
    <Versions
      subject="이 소식지를"
      current={current}
      mutation={mutation}
      list={async () => (await call(browserTransport, newslettersPaths.versions, { params })).data}
      find={async (version) => {
        const { data } = await call(browserTransport, newslettersPaths.revision, { params: { id, version } });
        return { ...data, draft: fromKept(data) };
      }}
      wordsOf={wordsOf}
      differencesOf={differencesOf}
      save={(draft) =>
        call(browserTransport, newslettersPaths.update, { params, body: { ...toContent(draft), version: current } })
      }
      onClose={onClose}
    />
  );
}
