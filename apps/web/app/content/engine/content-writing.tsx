import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { useId, useMemo, type ComponentType } from 'react';
import { call } from '../../platform/api-client.ts';
import { DraftGate } from '../../platform/editing/drafts/draft-gate.tsx';
import { DraftFields, type FormState } from '../../platform/editing/form/draft-fields.tsx';
import { problemsByField } from '../../platform/editing/form/fields.ts';
import { useWriting, type Beginning } from '../../platform/editing/form/use-writing.ts';
import { WritingForm } from '../../platform/editing/form/writing-form.tsx';
import { writers } from '../../platform/editing/tools/writers.ts';
import { HelpBox } from '../../platform/help/help-box.tsx';
import { PageTitle } from '../../platform/page-title.tsx';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { browserTransport } from '../../platform/session/browser-transport.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { pathOf, type ContentKind, type Shown } from './content-kind.ts';
import type { Loaded } from './load-writing.ts';

/** What the fields of a kind are drawn from. */
export interface WritingFieldsProps<Draft> {
  form: FormState<Draft>;
  /** Grows when the text comes from elsewhere than from typing. */
  edition: number;
  today: string;
}

interface WritingProps<Draft extends object> {
  kind: ContentKind<Draft>;
  /** Where a table does not say how they are drawn. */
  Fields?: ComponentType<WritingFieldsProps<Draft>> | undefined;
}

const AllFields = <Draft extends object>({ form }: WritingFieldsProps<Draft>) => <DraftFields form={form} />;

interface EditorProps<Draft extends object> extends WritingProps<Draft> {
  id: number | undefined;
  today: string;
  beginning: Beginning<Draft>;
}

const titleOf = ({ titles }: Pick<ContentKind<object>, 'titles'>, isNew: boolean) =>
  isNew ? titles.create : titles.change;
const backTo = (kind: { place: string }, id: number | undefined) => (id === undefined ? kind.place : pathOf(kind, id));

function Editor<Draft extends object>({ kind, Fields = AllFields, id, today, beginning }: EditorProps<Draft>) {
  const { paths, fields, serverNames, toContent, toKept, toDraft, missingIn, subject, first } = kind;
  const formId = useId();
  const key = id ?? newContent;
  const writing = useWriting<Draft, Shown>(beginning, {
    keep: async (draft, baseVersion) => {
      const body = { content: toKept(draft, today), baseVersion };
      return (await call(browserTransport, paths.saveDraft, { params: { key }, body })).data;
    },
    dropKept: () => call(browserTransport, paths.dropDraft, { params: { key } }),
    send: (draft, version) =>
      id === undefined
        ? call(browserTransport, paths.create, { body: toContent(draft) })
        : call(browserTransport, paths.update, { params: { id }, body: { ...toContent(draft), version } }),
    ...(missingIn && { missingIn }),
    toDraft: (saved) => toDraft(saved, browserTransport),
    pathOf: (saved) => pathOf(kind, saved),
    backTo: backTo(kind, id),
  });
  const { draft, edition, problems, change } = writing;
  const wrong = useMemo(() => problemsByField(fields, problems, serverNames), [fields, problems, serverNames]);
  const form: FormState<Draft> = { id: formId, fields, draft, wrong, onChange: change };
  return (
    <WritingForm writing={writing} form={form} label={titleOf(kind, id === undefined)} subject={subject} first={first}>
      <Fields form={form} edition={edition} today={today} />
    </WritingForm>
  );
}

/** What a route of writing says about itself. */
export const writingHandle = (kind: Pick<ContentKind<object>, 'titles' | 'head' | 'help'>): StaffHandle => ({
  help: <HelpBox {...kind.help} />,
  header: (loaded: { isNew: boolean } | undefined) =>
    loaded ? { ...kind.head, title: titleOf(kind, loaded.isNew), icon: 'edit' } : null,
});

interface ContentWritingPageProps<Draft extends object> extends WritingProps<Draft> {
  isNew: boolean;
  loaded: Loaded<Draft> | null;
}

/** The page on which something is written, for those who may: first what was left unfinished, then the form. */
export function ContentWritingPage<Draft extends object>(props: ContentWritingPageProps<Draft>) {
  const { kind, Fields, isNew, loaded } = props;
  const title = titleOf(kind, isNew);
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {loaded ? (
        <DraftGate
          key={loaded.id}
          fresh={loaded.fresh}
          version={loaded.version}
          kept={loaded.kept}
          subject={kind.topic}
          backTo={backTo(kind, loaded.id)}
          dropKept={() => call(browserTransport, kind.paths.dropDraft, { params: { key: loaded.id ?? newContent } })}
        >
          {(beginning) => (
            <Editor kind={kind} Fields={Fields} id={loaded.id} today={loaded.today} beginning={beginning} />
          )}
        </DraftGate>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
