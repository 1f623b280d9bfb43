import type { ContentDigest } from '../archive/manifest.ts';

/** What an export holds; its last file. */
export interface ExportManifest {
  format: 'kidney-export-1';
  /** The moment whose data it holds. */
  madeAt: string;
  tables: { name: string; rows: number; columns: string[]; parts: string[] }[];
  /** Every file before this one, with its SHA-256. */
  content: ContentDigest[];
  /** Uploads whose file was gone already. */
  missing: string[];
  leftOut: { name: string; why: string }[];
}
