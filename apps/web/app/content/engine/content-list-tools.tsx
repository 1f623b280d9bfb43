import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { call } from '../../platform/api-client.ts';
import { ListTools, type Drawer } from '../../platform/editing/tools/list-tools.tsx';
import { WritingMessages } from '../../platform/editing/tools/writing-messages.tsx';
import { browserTransport } from '../../platform/session/browser-transport.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import type { ContentKind } from './content-kind.ts';

interface ContentListToolsProps<Draft extends object> {
  kind: ContentKind<Draft>;
  /** What else can be opened there. */
  drawer?: Drawer;
}

/** Above a list for those who write it: what has just been done, one more, and the bin. */
export function ContentListTools<Draft extends object>({ kind, drawer }: ContentListToolsProps<Draft>) {
  const { paths, place, titles, subject } = kind;
  const mutation = useMutation();
  const object = subject.replace(/^이 /, '');
  return (
    <>
      <WritingMessages
        mutation={mutation}
        binnedInWords={(title) => `‘${title}’ ${object} 휴지통에 넣었습니다. ${binDays}일 안에 되살리실 수 있습니다.`}
      />
      <ListTools
        createAt={`${place}/create`}
        createLabel={titles.create}
        {...(drawer && { drawer })}
        mutation={mutation}
        read={() => call(browserTransport, paths.bin)}
        restore={(id) => call(browserTransport, paths.restore, { params: { id } })}
      />
    </>
  );
}
