import type { Editor } from '@tiptap/core';
import { newTable } from './table-tools.ts';

export type TextKind = 'plain' | 'article' | 'post';

export interface Tool {
  name: string;
  label: string;
  sign: string;
  isActive: (editor: Editor) => boolean;
  press: (editor: Editor) => boolean;
}

const tool = (name: string, label: string, sign: string, press: Tool['press']): Tool => ({
  name,
  label,
  sign,
  isActive: (editor) => editor.isActive(name),
  press,
});

const marks = [
  tool('bold', '굵게', '가', (editor) => editor.chain().focus().toggleBold().run()),
  tool('italic', '기울임', '가', (editor) => editor.chain().focus().toggleItalic().run()),
  tool('underline', '밑줄', '가', (editor) => editor.chain().focus().toggleUnderline().run()),
  tool('strike', '취소선', '가', (editor) => editor.chain().focus().toggleStrike().run()),
];

const lists = [
  tool('bulletList', '목록', '•', (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run()),
  tool('orderedList', '번호 목록', '1.', (editor) =>
    editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  ),
];

const subheading = tool('heading', '작은 제목', '제', (editor) =>
  editor.chain().focus().toggleNode('heading', 'paragraph').run(),
);

const headingOf = (level: 2 | 3, label: string): Tool => ({
  name: level === 2 ? 'heading' : 'subheading',
  label,
  sign: '제',
  isActive: (editor) => editor.isActive('heading', { level }),
  press: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
});

const ofPosts = [
  headingOf(2, '제목'),
  headingOf(3, '작은 제목'),
  ...lists,
  tool('blockquote', '인용', '“', (editor) => editor.chain().focus().toggleWrap('blockquote').run()),
  tool('table', '표', '▦', newTable),
];

const tools: Record<TextKind, readonly Tool[]> = {
  plain: marks,
  article: [...marks, subheading, ...lists],
  post: [...marks, ...ofPosts],
};

export const toolsOf = (kind: TextKind): readonly Tool[] => tools[kind];
