import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { linkPlaces, linkProblems } from './link-names.paths.ts';

export const linksShown = 300;
export const linkAddressMost = 500;

export const brokenLinkSchema = z.object({
  place: z.enum(linkPlaces),
  /** Which of them. */
  key: z.string(),
  title: z.string(),
  /** As it stands there; the id of an upload where a file is gone. */
  address: z.string().max(linkAddressMost),
  problem: z.enum(linkProblems),
  since: isoMoment,
});

export const linkReportSchema = z.object({
  /** The newest first. */
  links: z.array(brokenLinkSchema).max(linksShown),
  /** There are more than are shown. */
  isMore: z.boolean(),
  /** When everything was looked through last; null while nobody has. */
  checkedAt: isoMoment.nullable(),
  /** Somebody asked to look again, and it is not done. */
  isChecking: z.boolean(),
});

export type BrokenLink = z.infer<typeof brokenLinkSchema>;
export type LinkReport = z.infer<typeof linkReportSchema>;
