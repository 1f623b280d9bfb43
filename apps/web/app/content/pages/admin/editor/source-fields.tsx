import { formatDate } from '../../../../platform/korean-date.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { BlockItems } from '../forms/block-items.tsx';
import { WordsField } from '../forms/words-field.tsx';
import { useEditingContext } from './editing-context.ts';
import { fieldId } from './field-ids.ts';
import { PagePart } from './page-part.tsx';
import type { Editing } from './use-editing.ts';

/** Where the page has its words from, and when somebody last looked there. */
export function SourceWords({ editing }: { editing: Editing }) {
  const { problems } = useEditingContext();
  const { sources, checkedOn } = editing.content;
  const dayId = fieldId('sources', 'checkedOn');
  return (
    <Stack>
      <TextField
        id={dayId}
        type="date"
        label="확인한 날"
        hint="자료와 맞는지 마지막으로 살펴본 날입니다."
        value={checkedOn ?? ''}
        error={problems.get(dayId)}
        onChange={(event) => editing.changeFields((now) => ({ ...now, checkedOn: event.target.value || null }))}
      />
      <BlockItems
        id={fieldId('sources', 'sources')}
        noun="자료"
        items={sources}
        most={30}
        blank={() => ({ title: '', href: '' })}
        onChange={(next) => editing.changeFields((now) => ({ ...now, sources: next }))}
      >
        {(source, change, index) => (
          <>
            <WordsField
              id={fieldId('sources', `sources.${index}.title`)}
              label="자료의 이름"
              value={source.title}
              max={160}
              onChange={(title) => change({ ...source, title })}
            />
            <WordsField
              id={fieldId('sources', `sources.${index}.href`)}
              label="주소 (없어도 됩니다)"
              hint="https:// 로 시작합니다."
              inputMode="url"
              value={source.href}
              max={500}
              onChange={(href) => change({ ...source, href })}
            />
          </>
        )}
      </BlockItems>
    </Stack>
  );
}

/** The same as one of the parts in the list. */
export function SourceFields({ editing }: { editing: Editing }) {
  const { sources, checkedOn } = editing.content;
  const checked = checkedOn ? `확인한 날 ${formatDate(checkedOn)}` : '확인한 날 없음';
  return (
    <PagePart
      owner="sources"
      title="참고한 자료와 확인한 날"
      excerpt={`자료 ${sources.length}가지 · ${checked}`}
      editing={editing}
    >
      <SourceWords editing={editing} />
    </PagePart>
  );
}
