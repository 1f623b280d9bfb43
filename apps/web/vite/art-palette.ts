export const skies = ['day', 'night'] as const;
export type Sky = (typeof skies)[number];

const always = { c: '#de6a4c', c2: '#f2ae96', k: '#e9c29d', w: '#fff', b: '#a8553b' };

/** One table for every drawing: the short colour names used in `class`, by day and, for high contrast, by night. */
export const palette: Record<Sky, Record<string, string>> = {
  day: {
    ...always,
    0: '#eef6f3',
    1: '#d3e6e3',
    2: '#aed3d3',
    3: '#7cb9be',
    4: '#3f9aa8',
    5: '#1d7583',
    6: '#0a5260',
    7: '#073e49',
    8: '#052c35',
    s1: '#f6e8d0',
    s2: '#dfc59c',
    g0: '#c4dccd',
    g1: '#8fbfa9',
    g2: '#4c917f',
    g3: '#1f6459',
    sky0: '#fdf9f1',
    sky1: '#fbe6d6',
    ink: '#14232b',
  },
  night: {
    ...always,
    0: '#23545d',
    1: '#10282d',
    2: '#16363d',
    3: '#2a5e68',
    4: '#5aa7b3',
    5: '#1b4d57',
    6: '#2b6b77',
    7: '#0d2f36',
    8: '#061a1e',
    s1: '#e8dcc4',
    s2: '#b9a67f',
    g0: '#0e2a27',
    g1: '#123a34',
    g2: '#1d564c',
    g3: '#2f7a6c',
    sky0: '#000',
    sky1: '#0a1c20',
    ink: '#fff',
  },
};

/** What differs in a drawing with words in it: its lines explain, so by night they must stand out from their ground. */
export const diagram: Record<Sky, Record<string, string>> = {
  day: {},
  night: { 4: '#c9eef2', 6: '#8fd6e0', 7: '#8fd6e0' },
};
