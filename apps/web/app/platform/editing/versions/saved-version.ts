/** Who saved what when. */
export interface SavedVersion {
  version: number;
  savedAt: string;
  author: string | null;
}
