import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import { labels } from './draft-fields.ts';
import { DraftField } from './draft-field.tsx';
import type { FieldProps } from './field-props.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import styles from './event-editor.module.css';

interface EventFieldsProps extends FieldProps {
  /** Grows when the text comes from elsewhere than from typing. */
  edition: number;
  today: string;
}

export function EventFields({ edition, today, ...field }: EventFieldsProps) {
  const { id, draft, wrong, onChange } = field;
  return (
    <>
      <DraftField {...field} name="title" maxLength={150} required />
      <TimeFields {...field} />
      <RepeatFields {...field} today={today} />
      <div className={styles.pair}>
        <DraftField {...field} name="place" maxLength={120} hint="예: 협회 2층 강당" />
        <DraftField {...field} name="capacity" maxLength={200} hint="예: 30명까지, 전화로 신청" />
        <DraftField {...field} name="address" maxLength={200} hint="적으시면 지도를 여는 단추가 나옵니다." />
        <DraftField
          {...field}
          name="mapHref"
          inputMode="url"
          maxLength={500}
          hint="따로 보여 줄 지도가 있을 때만 https:// 부터 적어 주십시오."
        />
      </div>
      <TextEditor
        key={edition}
        id={`${id}-html`}
        label={labels.html}
        kind="article"
        initialHtml={draft.html}
        error={wrong.get('html')}
        onChange={(html) => onChange({ html })}
      />
    </>
  );
}
