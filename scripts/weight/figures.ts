const goals = { js: 130, css: 20, html: 20 } as const;
/** Pictures and all. */
const wholeGoal = 200;
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

export function problemsOf({ width, bytes, editorFiles }: Weight): string[] {
  const tooHeavy = (Object.keys(goals) as (keyof typeof goals)[])
    .filter((kind) => kB(bytes[kind]) > goals[kind])
    .map((kind) => `misses the goal of ${goals[kind]} kB for ${kind} at ${width} px`);
  const isPhone = width <= widestWithoutFonts;
  const whole =
    isPhone && kB(wholeOf(bytes)) > wholeGoal ? [`misses the goal of ${wholeGoal} kB in all at ${width} px`] : [];
  const font = bytes.font > 0 && isPhone ? [`fetches a font at ${width} px`] : [];
  const empty = bytes.html === 0 || bytes.js === 0 ? ['was not measured'] : [];
  return [...tooHeavy, ...whole, ...font, ...empty, ...editorFiles.map((file) => `fetches the editor in ${file}`)];
}
