/** What is written on which ground: at least 7:1. Whoever writes in a new colour adds it here. */
export const textOn: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-2', 'sea-700', 'danger'],
  white: ['ink', 'ink-2', 'sea-700', 'danger'],
  sand: ['ink', 'ink-2', 'sea-700'],
  sky: ['ink', 'coral-700'],
  'sea-50': ['ink', 'ink-2', 'sea-700'],
  'ok-50': ['ink', 'ok'],
  'info-50': ['ink', 'info'],
  'warn-50': ['ink', 'warn'],
  'danger-50': ['ink', 'danger'],
  'tag-50': ['tag'],
  fill: ['on-fill'],
  'fill-hover': ['on-fill'],
  danger: ['on-fill'],
  foot: ['foot-ink'],
  focus: ['#000'],
};

/** What is not read but must be seen, on which ground: the edge of a control, a sign, the bar of a message. At least 3:1. */
export const seenOn: Record<string, readonly string[]> = {
  paper: ['line-strong', 'sea-700', 'sea-400', 'fill', 'fill-hover', 'danger', 'warn-bar', 'ok', 'info'],
  white: ['line-strong', 'sea-700', 'sea-400', 'fill', 'fill-hover', 'danger'],
  sand: ['line-strong', 'sea-700', 'fill'],
  'sea-50': ['line-strong', 'sea-700', 'fill'],
  'sea-100': ['sea-700'],
  'ok-50': ['ok'],
  'info-50': ['info'],
  'warn-50': ['warn-bar'],
  'danger-50': ['danger'],
};

/** They part or adorn; nobody has to see them to understand. */
export const ornaments: readonly string[] = [
  'line',
  'river',
  'coral',
  'sea-50',
  'sea-100',
  'mark-1',
  'mark-2',
  'mark-3',
];

/** Grounds of controls, which have their ring around them and not on them. */
export const filled: readonly string[] = ['fill', 'fill-hover', 'danger', 'focus'];

/** The two colours of the ring around what has the focus: on every other ground one of them stands out. */
export const ring = ['ink', 'focus'] as const;
