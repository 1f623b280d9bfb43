import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './text-editor.module.css';

interface PictureWordsProps {
  id: string;
  editor: Editor;
  /** Pictures without words are named as errors; not before somebody wanted to save. */
  isChecked: boolean;
}

function picturesIn(editor: Editor) {
  const found: { place: number; media: string; alt: string }[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.type.name !== 'picture') return;
    found.push({ place, media: node.attrs['media'] as string, alt: node.attrs['alt'] as string });
  });
  return found;
}

/** What each picture of the text says to those who do not see it. */
export function PictureWords({ id, editor, isChecked }: PictureWordsProps) {
  const pictures = useEditorState({ editor, selector: ({ editor: now }) => picturesIn(now) });
  if (pictures.length === 0) return null;

  function describe(place: number, alt: string) {
    editor.view.dispatch(editor.state.tr.setNodeAttribute(place, 'alt', alt));
  }
  function remove(place: number) {
    editor.chain().focus().setNodeSelection(place).deleteSelection().run();
  }

  return (
    <ol className={styles.pictures} aria-label="글에 넣은 사진">
      {pictures.map(({ place, media, alt }, index) => (
        <li key={`${media}-${index}`} className={styles.pictureWords}>
          <TextField
            id={`${id}-picture-${index}`}
            label={`사진 ${index + 1} 설명`}
            hint="보지 못하는 분께 읽어 드립니다. 무엇이 보이는지 한 문장으로 적어 주십시오."
            required
            maxLength={300}
            defaultValue={alt}
            error={isChecked && alt.trim() === '' ? '사진 설명을 적어 주십시오.' : undefined}
            onChange={({ target }) => describe(place, target.value)}
          />
          <Button kind="danger" size="small" onClick={() => remove(place)}>
            사진 {index + 1} 빼기
          </Button>
        </li>
      ))}
    </ol>
  );
}
