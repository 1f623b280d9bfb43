import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { StatusMessage } from '../status-message/status-message.tsx';
import { FieldFrame, describedBy } from '../text-field/field-frame.tsx';
import { articleExtensions } from './article-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { TextKind } from './editor-tools.ts';
import { LinkForm } from './link-form.tsx';
import type { PictureSource } from './picture-node.ts';
import { createPicturePlaces, putPicture, type PicturePlace } from './picture-places.ts';
import { PictureWords } from './picture-text.tsx';
import { plainPaste } from './pasted-text.ts';
import { withPlainItems } from './plain-items.ts';
import { postExtensions } from './post-extensions.ts';
import { countLostPictures, filesIn } from './taken-files.ts';
import styles from './text-editor.module.css';

export interface TextEditorHandle {
  /** Puts an uploaded picture where it was dropped, or where the cursor stood when it was chosen or pasted. */
  insertPicture: (id: string, place: PicturePlace) => void;
}

interface Pictures {
  /** For the field in which files are chosen. */
  accept: string;
  srcOf: PictureSource;
  /** Files that were chosen, pasted or dropped. */
  onFiles: (files: readonly File[], place: PicturePlace) => void;
}

interface TextEditorProps {
  id: string;
  label: string;
  initialHtml: string;
  /** Plain has bold, italic, underline and strikethrough, and nothing else. */
  kind?: TextKind;
  /** Only posts have pictures. */
  pictures?: Pictures;
  error?: string | undefined;
  onChange: (html: string) => void;
  ref?: Ref<TextEditorHandle>;
}

const plainExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  UndoRedo,
  Placeholder.configure({ placeholder: '내용을 입력해 주십시오.' }),
];

const nowhere: PictureSource = () => Promise.reject(new Error('this text has no pictures'));

function extensionsOf(kind: TextKind, srcOf: PictureSource) {
  if (kind === 'plain') return plainExtensions;
  return [...plainExtensions, ...(kind === 'article' ? articleExtensions : postExtensions(srcOf))];
}

/** For staff only: it weighs more than a whole page, so it is reached by lazy imports. */
export function TextEditor({
  id,
  label,
  initialHtml,
  kind = 'plain',
  pictures,
  error,
  onChange,
  ref,
}: TextEditorProps) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [extensions] = useState(() => extensionsOf(kind, pictures?.srcOf ?? nowhere));
  const [places] = useState(createPicturePlaces);
  const [lost, setLost] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);

  /** True where it was files, which are on their way now; anything else the editor takes itself. */
  function take(data: DataTransfer | null, at: number): boolean {
    if (!pictures) return false;
    const files = filesIn(data);
    if (files.length > 0) pictures.onFiles(files, places.mark(at));
    setLost(files.length > 0 ? 0 : countLostPictures(data));
    return files.length > 0;
  }

  const editor = useEditor({
    extensions,
    content: initialHtml,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        id,
        role: 'textbox',
        class: `${styles.area} ${kind === 'post' ? styles.long : ''}`,
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...Object.fromEntries(
          Object.entries(describedBy(id, undefined, error)).map(([key, value]) => [key, `${value}`]),
        ),
      }),
      transformPastedHTML: plainPaste,
      handlePaste: ({ state }, event) => take(event.clipboardData, state.selection.from),
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) => {
        const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
        return !isMoved && take(dataTransfer, at ?? view.state.selection.from);
      },
    },
    onTransaction: ({ transaction }) => places.follow(transaction),
    onUpdate: ({ editor: changed }) => onChange(withPlainItems(changed.getHTML())),
  });
  useImperativeHandle(ref, () => ({ insertPicture: (media, place) => editor && putPicture(editor, media, place) }), [
    editor,
  ]);

  const link = { isOpen: isLinkOpen, onPress: () => setLinkOpen(!isLinkOpen) };
  return (
    <FieldFrame id={id} label={label} error={error} isNative={false}>
      {editor && (
        <EditorToolbar
          editor={editor}
          controls={id}
          kind={kind}
          {...(kind !== 'plain' && { link })}
          {...(pictures && { onPicture: () => chooser.current?.click() })}
        />
      )}
      {editor && isLinkOpen && (
        <LinkForm id={`${id}-link`} editor={editor} isPost={kind === 'post'} onClose={() => setLinkOpen(false)} />
      )}
      {pictures && (
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={pictures.accept}
          aria-label={`${label}: 사진 고르기`}
          onChange={({ target }) => {
            const at = editor?.state.selection.from ?? 0;
            pictures.onFiles([...(target.files ?? [])], places.mark(at));
            target.value = '';
          }}
        />
      )}
      <EditorContent editor={editor} />
      {lost > 0 && (
        <StatusMessage kind="info" onClose={() => setLost(0)}>
          붙여 넣은 글의 사진 {lost}장은 함께 들어오지 않았습니다. 사진을 컴퓨터에 저장하신 뒤 ‘사진’ 단추로 넣어
          주십시오.
        </StatusMessage>
      )}
      {editor && pictures && <PictureWords id={id} editor={editor} isChecked={error !== undefined} />}
    </FieldFrame>
  );
}
