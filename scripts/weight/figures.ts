export interface Goals {
  /** In kB. */
  js: number;
  css: number;
  html: number;
  /** Pictures and all, on a phone. */
  whole: number;
  mayEdit: boolean;
}

export const goals = {
  visitor: { js: 130, css: 20, html: 20, whole: 200, mayEdit: false },
  /** Somebody's own page is sent as it is: packed beside words of others it would give secrets away by its length. */
  applicant: { js: 130, css: 20, html: 80, whole: 260, mayEdit: false },
  /** The row of the office and its search have sheets of their own, which visitors do not carry. */
  staff: { js: 200, css: 23, html: 80, whole: 300, mayEdit: false },
  editing: { js: 300, css: 23, html: 80, whole: 400, mayEdit: true },
} as const satisfies Record<string, Goals>;

const kinds = ['js', 'css', 'html'] as const;
/** Up to this width pages use the fonts of the device. */
const widestWithoutFonts = 720;

export interface Weight {
  page: string;
  width: number;
  bytes: { js: number; css: number; font: number; html: number; other: number };
  /** Scripts that hold code of the editor, which is for staff alone. */
  editorFiles: string[];
}

const kB = (bytes: number) => bytes / 1_000;

const wholeOf = (bytes: Weight['bytes']) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

export function lineOf({ page, width, bytes }: Weight): string {
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${kB(size).toFixed(1)}`);
  return `weight: ${page}@${width} ${parts.join(' ')} whole ${kB(wholeOf(bytes)).toFixed(1)}`;
}

export function problemsOf({ width, bytes, editorFiles }: Weight, goal: Goals): string[] {
  const tooHeavy = kinds
    .filter((kind) => kB(bytes[kind]) > goal[kind])
    .map((kind) => `misses the goal of ${goal[kind]} kB for ${kind} at ${width} px`);
  const isPhone = width <= widestWithoutFonts;
  const whole =
    isPhone && kB(wholeOf(bytes)) > goal.whole ? [`misses the goal of ${goal.whole} kB in all at ${width} px`] : [];
  const font = bytes.font > 0 && isPhone ? [`fetches a font at ${width} px`] : [];
  const empty = bytes.html === 0 || bytes.js === 0 ? ['was not measured'] : [];
  const editor = goal.mayEdit ? [] : editorFiles.map((file) => `fetches the editor in ${file}`);
  return [...tooHeavy, ...whole, ...font, ...empty, ...editor];
}
