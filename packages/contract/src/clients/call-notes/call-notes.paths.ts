import { route } from '../../shared/route.ts';
import type { CallNote, ContactByCallNote, EndCallNote, ReopenCallNote, WriteCallNote } from './call-notes.schema.ts';

interface OfNote {
  id: string;
}

export const callNotesPaths = {
  /** Who is to be called first, by day and by when they called; then what was done lately, the newest first. */
  list: route<{ data: CallNote[] }>('GET', '/call-note'),
  write: route<{ body: WriteCallNote; data: CallNote }>('POST', '/call-note'),
  end: route<{ params: OfNote; body: EndCallNote; data: CallNote }>('POST', '/call-note/:id/end'),
  contact: route<{ params: OfNote; body: ContactByCallNote; data: CallNote }>('POST', '/call-note/:id/contact'),
  reopen: route<{ params: OfNote; body: ReopenCallNote; data: CallNote }>('POST', '/call-note/:id/reopen'),
};
