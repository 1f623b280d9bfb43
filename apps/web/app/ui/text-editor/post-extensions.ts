import { Node } from '@tiptap/core';
import { linkTo, listExtensions } from './article-extensions.ts';
import { isPostAddress } from './link-address.ts';
import { pictureNode, type PictureSource } from './picture-node.ts';
import { tableExtensions } from './table-extensions.ts';

/** Two levels below the title of the post; what is pasted with others falls on the nearer one. */
const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs['level']}`, HTMLAttributes, 0],
});

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

/** What a post may hold: headings, lists, links, quotes, tables and pictures. */
export const postExtensions = (srcOf: PictureSource) => [
  Heading,
  Quote,
  ...listExtensions,
  linkTo(isPostAddress),
  ...tableExtensions,
  pictureNode(srcOf),
];
