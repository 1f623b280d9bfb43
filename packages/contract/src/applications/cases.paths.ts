import type { AskForSheet, ProtectedSheet } from '../shared/protected-sheet.schema.ts';
import { route } from '../shared/route.ts';
import type { ApplicationKind } from './application-names.paths.ts';
import type {
  CallForm,
  CallFormQuery,
  CareForCase,
  Case,
  CaseForm,
  CaseList,
  CaseListQuery,
  ContactCase,
  EditCase,
  MessageCase,
  MoveCase,
  NoteCase,
  ProveCase,
  TakeCall,
} from './cases.schema.ts';

interface OfCase {
  id: string;
}
type Change<Body extends object> = { params: OfCase; body: Body; data: Case };

export const casesPaths = {
  list: route<{ query: CaseListQuery; data: CaseList }>('GET', '/application'),
  get: route<{ params: OfCase; data: Case }>('GET', '/application/:id'),
  move: route<Change<MoveCase>>('POST', '/application/:id/move'),
  care: route<Change<CareForCase>>('PUT', '/application/:id/care'),
  note: route<Change<NoteCase>>('POST', '/application/:id/note'),
  contact: route<Change<ContactCase>>('POST', '/application/:id/contact'),
  prove: route<Change<ProveCase>>('POST', '/application/:id/proof'),
  message: route<Change<MessageCase>>('POST', '/application/:id/message'),
  /** The answers, to be changed. */
  form: route<{ params: OfCase; data: CaseForm }>('GET', '/application/:id/form'),
  edit: route<Change<EditCase>>('PUT', '/application/:id'),
  callForm: route<{ params: { kind: ApplicationKind }; query: CallFormQuery; data: CallForm }>(
    'GET',
    '/call-form/:kind',
  ),
  /** Every pledge, as a file that a password opens. */
  pledgeSheet: route<{ body: AskForSheet; data: ProtectedSheet }>('POST', '/application/sheet'),
  takeCall: route<{ body: TakeCall; data: Case }>('POST', '/application'),
};
