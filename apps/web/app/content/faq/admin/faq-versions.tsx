import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import type { Faq, FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import type { Fields } from '../../../platform/editing/form/fields.ts';
import { Versions } from '../../../platform/editing/versions/versions.tsx';

interface FaqVersionsProps {
  faq: Faq;
  mutation: Mutation;
  onClose: () => void;
  onRestored: () => void;
}

const fields: Fields<FaqContent> = {
  title: { label: '제목' },
  des: { label: '내용', inWords: (html) => linesOfHtml(html).join('\n') },
};

export function FaqVersions({ faq: { id, version: current }, mutation, onClose, onRestored }: FaqVersionsProps) {
  const params = { id };
  return (
    <Versions<FaqContent>
      subject="이 질문을"
      current={current}
      mutation={mutation}
      list={async () => (await call(browserTransport, faqPaths.versions, { params })).data}
      find={async (version) => {
        const { data } = await call(browserTransport, faqPaths.revision, { params: { id, version } });
        return { ...data, draft: data.content };
      }}
      fields={fields}
      save={(words) => call(browserTransport, faqPaths.update, { params, body: { ...words, id, version: current } })}
      onClose={onClose}
      onRestored={onRestored}
    />
  );
}
