import { newEvent } from '@kidney/contract/events/event-names.paths.ts';
import { eventDraftContentSchema, type EventContent, type EventDraft } from '@kidney/contract/events/events.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import { cleanHtml } from './event-content.ts';
import type { EventsDeps } from './events.deps.ts';
import { eventsRepository } from './events.repository.ts';

/** `key` is the event's id, or `new`. */
export const draftsOf = (key: string) => ({ subject: 'event', key });
export const draftOf = (key: string, accountId: number) => ({ ...draftsOf(key), accountId });

export function createEventDrafts({ database, drafts }: EventsDeps) {
  return {
    async find(key: string, accountId: number): Promise<EventDraft | null> {
      const found = await drafts.find(draftOf(key, accountId));
      if (!found) return null;
      const content = eventDraftContentSchema.parse(found.content);
      return {
        content: { ...content, html: renderRichText(content.html, 'article') },
        baseVersion: found.baseVersion,
        savedAt: found.savedAt.toISOString(),
      };
    },

    async save(key: string, accountId: number, given: EventContent, baseVersion: number): Promise<EventDraft> {
      if (key !== newEvent && !(await eventsRepository.find(database.write, Number(key)))) {
        throw new AppError('NOT_FOUND', { message: '찾으시는 행사가 없습니다.' });
      }
      const content = { ...given, html: cleanHtml(given.html) };
      const { savedAt } = await drafts.save(draftOf(key, accountId), content, baseVersion);
      return { content, baseVersion, savedAt: savedAt.toISOString() };
    },

    remove: (key: string, accountId: number) => drafts.remove(draftOf(key, accountId)),
  };
}

export type EventDrafts = ReturnType<typeof createEventDrafts>;
