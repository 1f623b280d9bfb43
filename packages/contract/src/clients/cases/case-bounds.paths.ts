import { messageBounds } from '../../office/notifications/message-bounds.paths.ts';

/** The most characters of what an officer types beside a case. */
export const caseBounds = { note: 2_000, message: messageBounds.sms.text } as const;
