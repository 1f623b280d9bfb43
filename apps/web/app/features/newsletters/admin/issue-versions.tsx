import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Acts } from '../../../platform/use-acts.ts';
import { Versions } from '../../../platform/writing/versions.tsx';
import { differencesOf, wordsOf } from './draft-fields.ts';
import { fromKept, toContent } from './issue-draft.ts';

interface IssueVersionsProps {
  id: number;
  current: number;
  acts: Acts;
  onClose: () => void;
}

export function IssueVersions({ id, current, acts, onClose }: IssueVersionsProps) {
  const params = { id };
  return (
    <Versions
      subject="이 소식지를"
      current={current}
      acts={acts}
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
