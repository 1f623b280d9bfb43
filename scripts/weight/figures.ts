const goals = { js: 130, css: 20, html: 20 } as const;
/** Up to this width pages use the fonts of the device. */
const widestWithoutFonts = 720;

export interface Weight {
  page: string;
  width: number;
  bytes: { js: number; css: number; font: number; html: number };
  /** Scripts that hold code of the editor, which is for staff alone. */
  editorFiles: string[];
}

const kB = (bytes: number) => bytes / 1_000;

export function lineOf({ page, width, bytes }: Weight): string {
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${kB(size).toFixed(1)}`);
  return `weight: ${page}@${width} ${parts.join(' ')}`;
}

export function problemsOf({ width, bytes, editorFiles }: Weight): string[] {
  const tooHeavy = (Object.keys(goals) as (keyof typeof goals)[])
    .filter((kind) => kB(bytes[kind]) > goals[kind])
    .map((kind) => `misses the goal of ${goals[kind]} kB for ${kind} at ${width} px`);
  const font = bytes.font > 0 && width <= widestWithoutFonts ? [`fetches a font at ${width} px`] : [];
  const empty = bytes.html === 0 || bytes.js === 0 ? ['was not measured'] : [];
  return [...tooHeavy, ...font, ...empty, ...editorFiles.map((file) => `fetches the editor in ${file}`)];
}
