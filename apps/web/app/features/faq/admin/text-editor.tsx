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
import { FieldFrame, describedBy } from '../../../ui/text-field/field-frame.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import styles from './text-editor.module.css';

interface TextEditorProps {
  id: string;
  label: string;
  initialHtml: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

const extensions = [
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

/** Bold, italic, underline and strikethrough, and nothing else. */
export function TextEditor({ id, label, initialHtml, error, onChange }: TextEditorProps) {
  const editor = useEditor({
    extensions,
    content: initialHtml,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        id,
        role: 'textbox',
        class: styles.area ?? '',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...Object.fromEntries(
          Object.entries(describedBy(id, undefined, error)).map(([key, value]) => [key, `${value}`]),
        ),
      }),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <FieldFrame id={id} label={label} error={error} isNative={false}>
      {editor && <EditorToolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} className={styles.frame} />
    </FieldFrame>
  );
}
