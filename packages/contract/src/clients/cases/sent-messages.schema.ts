import { z } from 'zod';
import { messageStates } from '../../office/notifications/message-names.paths.ts';
import { isoMoment } from '../../shared/date.schema.ts';
import { applicationKinds } from '../application-names.paths.ts';

/** A message that the caller sent from a case. Nobody is named: opening the case is what the log knows of. */
export const sentMessageSchema = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  kind: z.enum(applicationKinds),
  at: isoMoment,
  state: z.enum(messageStates),
});

export type SentMessage = z.infer<typeof sentMessageSchema>;
