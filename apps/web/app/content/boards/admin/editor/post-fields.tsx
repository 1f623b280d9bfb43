import { offices, type Office } from '@kidney/contract/content/boards/boards.paths.ts';
import { useCallback } from 'react';
import { AttachmentField } from '../../../../platform/uploads/attachment-field.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { asFile } from '../post-form.ts';
import { fieldId, type FieldErrors } from './field-problems.ts';
import { PostText } from './post-text.tsx';
import type { PostEditing } from './use-post-form.ts';

interface PostFieldsProps {
  editing: PostEditing;
  errors: FieldErrors;
  /** Pictures or files are on their way, or all have arrived. */
  onBusy: (what: 'pictures' | 'files', isBusy: boolean) => void;
}

const titleMax = 150;
const officeOptions = offices.map((office) => ({ value: office, label: office }));

/** What a post says, and who says it. */
export function PostFields({ editing, errors, onBusy }: PostFieldsProps) {
  const { form, edition, change } = editing;
  const onPicturesBusy = useCallback((isBusy: boolean) => onBusy('pictures', isBusy), [onBusy]);
  const onFilesBusy = useCallback((isBusy: boolean) => onBusy('files', isBusy), [onBusy]);
  return (
    <>
      <TextField
        id={fieldId('title')}
        label="제목"
        value={form.title}
        maxLength={titleMax}
        required
        error={errors.title}
        onChange={({ target }) => change(() => ({ title: target.value }))}
      />
      <SelectField
        id={fieldId('office')}
        label="올리는 곳"
        value={form.office}
        options={officeOptions}
        error={errors.office}
        onChange={({ target }) => change(() => ({ office: target.value as Office }))}
      />
      <PostText
        key={edition}
        id={fieldId('html')}
        initialHtml={form.html}
        error={errors.html}
        onChange={(html) => change(() => ({ html }))}
        onBusy={onPicturesBusy}
      />
      <div id={fieldId('attachments')} tabIndex={-1}>
        {errors.attachments && <StatusMessage kind="error">{errors.attachments}</StatusMessage>}
        <AttachmentField
          label="첨부 파일"
          hint="20개까지 붙일 수 있습니다. 한글, 워드, 엑셀, PDF, 사진"
          kinds={['document', 'image']}
          media={form.files}
          onChange={(next) => change((now) => ({ files: next(now.files).map(asFile) }))}
          onBusy={onFilesBusy}
        />
      </div>
    </>
  );
}
