import type { Editor } from '@tiptap/core';

export type TextKind = 'plain' | 'article';

export interface Tool {
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'heading' | 'bulletList' | 'orderedList';
  label: string;
  /** What the button shows beside its word. */
  sign: string;
  press: (editor: Editor) => boolean;
}

const marks: Tool[] = [
  { name: 'bold', label: '굵게', sign: '가', press: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', label: '기울임', sign: '가', press: (editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', label: '밑줄', sign: '가', press: (editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'strike', label: '취소선', sign: '가', press: (editor) => editor.chain().focus().toggleStrike().run() },
];

const structure: Tool[] = [
  {
    name: 'heading',
    label: '작은 제목',
    sign: '제',
    press: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph').run(),
  },
  {
    name: 'bulletList',
    label: '목록',
    sign: '•',
    press: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    name: 'orderedList',
    label: '번호 목록',
    sign: '1.',
    press: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
];

export const toolsOf = (kind: TextKind): readonly Tool[] => (kind === 'article' ? [...marks, ...structure] : marks);
