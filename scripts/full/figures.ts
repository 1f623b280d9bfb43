/** What the measuring commands print: one line a figure, with the command's name in front. */
export function figuresIn(output: string, name: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(`${name}: `));
}

interface Suite {
  specs?: { ok: boolean; title: string }[];
  suites?: Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): { ok: boolean; title: string }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Playwright's report of the accessibility matrix as figures: one for the whole, and one for each screen that failed. */
export function matrixFigures(report: Suite, modes: number): string[] {
  const specs = specsOf(report);
  const clean = specs.filter(({ ok }) => ok).length;
  return [
    `accessibility: ${clean} of ${specs.length} screens clean in ${modes} modes`,
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `accessibility: FAILED ${title}`),
  ];
}
