import { Stack } from '../../../../ui/layout/layout.tsx';
import { WordsField } from '../forms/words-field.tsx';
import { fieldId } from './field-ids.ts';
import { PagePart } from './page-part.tsx';
import type { Editing } from './use-editing.ts';

/** The words at the head of the page, and those that search engines show. */
export function PageWords({ editing }: { editing: Editing }) {
  const { content, changeFields: change } = editing;
  return (
    <Stack>
      <WordsField
        id={fieldId('page', 'title')}
        label="페이지 제목"
        value={content.title}
        max={60}
        onChange={(title) => change((now) => ({ ...now, title }))}
      />
      <WordsField
        id={fieldId('page', 'lead')}
        label="첫머리 글 (없어도 됩니다)"
        isLong
        value={content.lead}
        max={200}
        onChange={(lead) => change((now) => ({ ...now, lead }))}
      />
      <WordsField
        id={fieldId('page', 'description')}
        label="검색에 나오는 설명"
        hint="네이버와 카카오톡에 보이는 한두 문장입니다."
        isLong
        isCounted
        value={content.description}
        max={160}
        onChange={(description) => change((now) => ({ ...now, description }))}
      />
    </Stack>
  );
}

/** The same as one of the parts in the list. */
export function PageFields({ editing }: { editing: Editing }) {
  const { content } = editing;
  return (
    <PagePart
      owner="page"
      title="제목과 소개"
      excerpt={[content.title, content.lead].filter(Boolean).join(' · ')}
      editing={editing}
    >
      <PageWords editing={editing} />
    </PagePart>
  );
}
