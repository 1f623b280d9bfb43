export interface Requirement {
  id: string;
  text: string;
}

export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- ([SD]-[A-Z]+-\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
}

/** The numbers with which a title begins: `S-FAQ-02 D-SH-05 opens one at a time` names two. */
export function requirementsNamed(title: string): string[] {
  const start = /^(?:[SD]-[A-Z]+-\d+[\s,:]*)+/.exec(title)?.[0] ?? '';
  return start.match(/[SD]-[A-Z]+-\d+/g) ?? [];
}
