import type { AskForSheet, ProtectedSheet } from '../../shared/protected-sheet.schema.ts';
import { route } from '../../shared/route.ts';
import type { ApplicationKind } from '../application-names.paths.ts';
import type { FormNote } from '../forms/forms.schema.ts';
import type {
  CallForm,
  CallFormQuery,
  CareForCase,
  Case,
  CaseForm,
  CaseList,
  CaseListQuery,
  ChangeRide,
  ContactCase,
  EditCase,
  MessageCase,
  MoveCase,
  NoteCase,
  PreviewNotes,
  ProveCase,
  TakeCall,
} from './cases.schema.ts';

interface OfCase {
  id: string;
}
interface OfMessage extends OfCase {
  message: string;
}
type Change<Body extends object> = { params: OfCase; body: Body; data: Case };

export const casesPaths = {
  list: route<{ query: CaseListQuery; data: CaseList }>('GET', '/application'),
  get: route<{ params: OfCase; data: Case }>('GET', '/application/:id'),
  move: route<Change<MoveCase>>('POST', '/application/:id/move'),
  /** Another ride from a day on. */
  changeRide: route<Change<ChangeRide>>('PUT', '/application/:id/ride'),
  care: route<Change<CareForCase>>('PUT', '/application/:id/care'),
  note: route<Change<NoteCase>>('POST', '/application/:id/note'),
  contact: route<Change<ContactCase>>('POST', '/application/:id/contact'),
  prove: route<Change<ProveCase>>('POST', '/application/:id/proof'),
  message: route<Change<MessageCase>>('POST', '/application/:id/message'),
  /** Once more, to the number that the case has now. */
  retryMessage: route<{ params: OfMessage; data: Case }>('POST', '/application/:id/message/:message/retry'),
  /** They were told by telephone instead. */
  tellMessage: route<{ params: OfMessage; data: Case }>('POST', '/application/:id/message/:message/told'),
  /** The answers, to be changed. */
  form: route<{ params: OfCase; data: CaseForm }>('GET', '/application/:id/form'),
  edit: route<Change<EditCase>>('PUT', '/application/:id'),
  callForm: route<{ params: { kind: ApplicationKind }; query: CallFormQuery; data: CallForm }>(
    'GET',
    '/call-form/:kind',
  ),
  /** What has to be known about these answers; nothing of them is kept. */
  callNotes: route<{ params: { kind: ApplicationKind }; body: PreviewNotes; data: FormNote[] }>(
    'POST',
    '/call-form/:kind/preview',
  ),
  /** Every pledge, as a file that a password opens. */
  pledgeSheet: route<{ body: AskForSheet; data: ProtectedSheet }>('POST', '/application/sheet'),
  takeCall: route<{ body: TakeCall; data: Case }>('POST', '/application'),
};
