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
import { useState } from 'react';
import { FieldFrame, describedBy } from '../text-field/field-frame.tsx';
import { articleExtensions } from './article-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { TextKind } from './editor-tools.ts';
import { LinkForm } from './link-form.tsx';
import { withPlainItems } from './plain-items.ts';
import styles from './text-editor.module.css';

interface TextEditorProps {
  id: string;
  label: string;
  initialHtml: string;
  /** Plain has bold, italic, underline and strikethrough, and nothing else. */
  kind?: TextKind;
  error?: string | undefined;
  onChange: (html: string) => void;
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
const extensionsOf = { plain: plainExtensions, article: [...plainExtensions, ...articleExtensions] };

/** For staff only: it weighs more than a whole page, so it is reached by lazy imports. */
export function TextEditor({ id, label, initialHtml, kind = 'plain', error, onChange }: TextEditorProps) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const editor = useEditor({
    extensions: extensionsOf[kind],
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
    onUpdate: ({ editor: changed }) => onChange(withPlainItems(changed.getHTML())),
  });
  const link = { isOpen: isLinkOpen, onPress: () => setLinkOpen(!isLinkOpen) };
  return (
    <FieldFrame id={id} label={label} error={error} isNative={false}>
      {editor && <EditorToolbar editor={editor} controls={id} kind={kind} {...(kind === 'article' && { link })} />}
      {editor && isLinkOpen && <LinkForm id={`${id}-link`} editor={editor} onClose={() => setLinkOpen(false)} />}
      <EditorContent editor={editor} className={styles.frame} />
    </FieldFrame>
  );
}
