/** `red`: the installation must not run like this. `note`: somebody should know. */
export interface Finding {
  level: 'red' | 'note';
  /** What is wrong, and what to do about it. */
  words: string;
}

/** One thing that is looked at. Nothing found means that it is well. */
export interface Check {
  name: string;
  korean: string;
  look(): Promise<Finding[]> | Finding[];
}

export const red = (words: string): Finding => ({ level: 'red', words });
export const note = (words: string): Finding => ({ level: 'note', words });

/** What a look throws is what it found. */
export async function findingsOf({ look }: Check): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [red((error as Error).message)];
  }
}
