import { route } from '../../shared/route.ts';
import type {
  AskForFormat,
  EndFormatRequest,
  FormatRequest,
  FormatRequestForm,
  FormatRequestTaken,
  ReopenFormatRequest,
  TakeFormatCall,
} from './format-requests.schema.ts';

interface OfRequest {
  id: string;
}

export const formatRequestsPaths = {
  form: route<{ data: FormatRequestForm }>('GET', '/format-request-form'),
  ask: route<{ body: AskForFormat; data: FormatRequestTaken }>('POST', '/format-request-form'),
  /** Who waits first, by the day it is due; then what is done, the newest first. */
  list: route<{ data: FormatRequest[] }>('GET', '/format-request'),
  takeCall: route<{ body: TakeFormatCall; data: FormatRequest }>('POST', '/format-request'),
  end: route<{ params: OfRequest; body: EndFormatRequest; data: FormatRequest }>('POST', '/format-request/:id/end'),
  reopen: route<{ params: OfRequest; body: ReopenFormatRequest; data: FormatRequest }>(
    'POST',
    '/format-request/:id/reopen',
  ),
};
