import { Mark, Node } from '@tiptap/core';
import { isLinkAddress } from './link-address.ts';

/** The headings inside a text: the page's own stand above them. */
const Subheading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => ['h1', 'h2', 'h3', 'h4'].map((tag) => ({ tag })),
  renderHTML: ({ HTMLAttributes }) => ['h3', HTMLAttributes, 0],
});

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  // Tab is left alone: it is the way out of the editor for those who have no mouse.
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

const list = (name: string, tag: 'ul' | 'ol') =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const listExtensions = [ListItem, list('bulletList', 'ul'), list('orderedList', 'ol')];

export const linkTo = (isAllowed: (address: string) => boolean) =>
  Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({ href: { default: null } }),
    parseHTML: () => [
      {
        tag: 'a[href]',
        getAttrs: (element) => isAllowed(element.getAttribute('href') ?? '') && null,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  });

/** What a text of a page may hold beside marks: small headings, lists and links. */
export const articleExtensions = [Subheading, ...listExtensions, linkTo(isLinkAddress)];
