import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { DeleteDialog } from '../../platform/editing/deletion/delete-dialog.tsx';
import { useDeletion } from '../../platform/editing/deletion/use-deletion.ts';
import { StaffCard } from '../../platform/editing/tools/staff-card.tsx';
import { ToolButtons } from '../../platform/editing/tools/tool-buttons.tsx';
import { ToolMessages } from '../../platform/editing/tools/tool-messages.tsx';
import { sayBinned } from '../../platform/editing/tools/writing-messages.tsx';
import { Versions } from '../../platform/editing/versions/versions.tsx';
import { browserTransport } from '../../platform/session/browser-transport.ts';
import type { Mutation } from '../../platform/use-mutation.ts';
import { Buttons } from '../../ui/button/button.tsx';
import type { ContentKind, Shown } from './content-kind.ts';

interface ContentToolsProps<Draft extends object> {
  kind: ContentKind<Draft>;
  shown: Shown;
  mutation: Mutation;
  /** What else can be done with it. */
  more?: ReactNode;
  /** What else is said of it. */
  children?: ReactNode;
}

/** Above something that is open, for those who write it: edit, what it said before, and into the bin. */
export function ContentTools<Draft extends object>({
  kind,
  shown,
  mutation,
  more,
  children,
}: ContentToolsProps<Draft>) {
  const { paths, place, subject, isOverList = false, deletionQuestion = `${subject} 삭제할까요?` } = kind;
  const { id, version: current, title } = shown;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const deletion = useDeletion(`${paths.create.path.slice(1)} ${id}`, shown, async (seen) => {
    await call(browserTransport, paths.remove, { params: { id }, query: { version: String(seen) } });
    await navigate(place, { preventScrollReset: isOverList, state: sayBinned(title) });
    if (isOverList) await revalidate();
  });
  return (
    <>
      <StaffCard>
        <ToolMessages mutation={mutation} deletion={deletion} />
        {children}
        <Buttons>
          <ToolButtons
            editAt={`${place}/edit/${id}`}
            deletion={deletion}
            isHistoryOpen={isHistoryOpen}
            onHistory={() => setHistoryOpen(!isHistoryOpen)}
          >
            {more}
          </ToolButtons>
        </Buttons>
        {isHistoryOpen && (
          <Versions
            subject={subject}
            current={current}
            mutation={mutation}
            list={async () => (await call(browserTransport, paths.versions, { params: { id } })).data}
            find={async (version) => {
              const { data } = await call(browserTransport, paths.revision, { params: { id, version } });
              return { ...data, draft: await kind.toDraft({ ...data, ...data.content }, browserTransport) };
            }}
            fields={kind.fields}
            save={(draft) =>
              call(browserTransport, paths.update, {
                params: { id },
                body: { ...kind.toContent(draft), version: current },
              })
            }
            onClose={() => setHistoryOpen(false)}
          />
        )}
      </StaffCard>
      <DeleteDialog
        deletion={deletion}
        question={deletionQuestion}
        subject={subject}
        consequence={`휴지통에 들어갑니다. ${binDays}일 안에 되살리실 수 있습니다.`}
        onClose={() => {
          if (deletion.isChanged) void revalidate();
        }}
      />
    </>
  );
}
