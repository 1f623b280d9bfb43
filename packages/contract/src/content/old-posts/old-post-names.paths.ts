/** Where old posts come from: a WordPress export, a dump of gnuboard5, or a list in Excel or CSV. */
export const oldPostFormats = ['wordpress', 'gnuboard', 'sheet'] as const;
export type OldPostFormat = (typeof oldPostFormats)[number];

/** `new` goes in, `same` is here already, `double` stands higher up in the file, and `wrong` cannot be read. */
export const oldPostStates = ['new', 'same', 'double', 'wrong'] as const;
export type OldPostState = (typeof oldPostStates)[number];

const megabyte = 1024 * 1024;
/** The most bytes of what is sent and of an export, posts, groups, and files that come with posts. */
export const oldPostBounds = {
  sent: 500 * megabyte,
  export: 64 * megabyte,
  posts: 10_000,
  groups: 60,
  files: 1_000,
  shown: 300,
} as const;

/** So long everything that a file brought in can be taken out again. */
export const oldPostUndoHours = 24;
