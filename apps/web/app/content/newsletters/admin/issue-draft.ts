import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { CreateIssue, IssueDraftContent } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { typedNumber } from '../../../platform/editing/form/typed-number.ts';

/** An issue as it stands in the form: what is typed is text until the server has read it. */
export interface IssueDraft {
  number: string;
  title: string;
  publishedOn: string;
  files: readonly Media[];
  summary: string;
  isListed: boolean;
}

export const blankDraft = (today: string): IssueDraft => ({
  number: '',
  title: '',
  publishedOn: today,
  files: [],
  summary: '',
  isListed: true,
});

/** As it is saved, or as it was typed and kept. */
type Held = IssueDraftContent & { file: Media | null };

export function toDraft({ number, title, publishedOn, file, summary, isListed }: Omit<Held, 'pdfId'>): IssueDraft {
  return { number: String(number ?? ''), title, publishedOn, files: file ? [file] : [], summary, isListed };
}

const toNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null);

/** What is half typed must not keep the rest from being kept. */
export function toKept({ files, number, publishedOn, ...rest }: IssueDraft, today: string): IssueDraftContent {
  return { ...rest, number: toNumber(number), publishedOn: publishedOn || today, pdfId: files[0]?.id ?? null };
}

export function toContent({ files, number, ...rest }: IssueDraft): CreateIssue {
  return { ...rest, number: typedNumber(number), pdfId: files[0]?.id ?? '' };
}
