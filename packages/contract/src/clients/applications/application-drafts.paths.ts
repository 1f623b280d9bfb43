import { route } from '../../shared/route.ts';
import type { ApplicationKind } from '../application-names.paths.ts';
import type {
  AnswerPage,
  FormCheck,
  FormPage,
  FormStart,
  NextPage,
  OpenDraft,
  OpenPage,
  Receipt,
  StartDraft,
  StartedDraft,
} from './application-drafts.schema.ts';

// The secret of a draft travels in the body, so that it stands in no log.
export const applicationDraftsPaths = {
  start: route<{ params: { kind: ApplicationKind }; data: FormStart }>('GET', '/application-form/:kind'),
  begin: route<{ body: StartDraft; data: StartedDraft }>('POST', '/application-draft'),
  page: route<{ body: OpenPage; data: FormPage }>('POST', '/application-draft/page'),
  answer: route<{ body: AnswerPage; data: NextPage }>('POST', '/application-draft/answer'),
  check: route<{ body: OpenDraft; data: FormCheck }>('POST', '/application-draft/check'),
  /** However often it is called, there is one application and one receipt. */
  submit: route<{ body: OpenDraft; data: Receipt }>('POST', '/application-draft/submit'),
  receipt: route<{ body: OpenDraft; data: Receipt }>('POST', '/application-draft/receipt'),
  discard: route<{ body: OpenDraft; data: null }>('POST', '/application-draft/discard'),
};
