import { route } from '../../shared/route.ts';
import type {
  DayMove,
  EventDay,
  EventOpening,
  Registration,
  RegistrationAnswer,
  RegistrationForm,
  RegistrationList,
  RegisterByPhone,
  RegisterForEvent,
  SaveEventOpening,
  SeenRegistration,
} from './event-registrations.schema.ts';

interface OfEvent {
  id: number;
}
interface OfDay extends OfEvent {
  day: string;
}
interface OfRegistration {
  id: string;
}

const ofRegistration = (act: string) =>
  route<{ params: OfRegistration; body: SeenRegistration; data: Registration }>(
    'POST',
    `/event-registration/:id/${act}`,
  );

export const eventRegistrationsPaths = {
  form: route<{ params: OfEvent; data: RegistrationForm }>('GET', '/event-registration-form/:id'),
  register: route<{ params: OfEvent; body: RegisterForEvent; data: RegistrationAnswer }>(
    'POST',
    '/event-registration-form/:id',
  ),
  /** Events ahead, and those of before of which somebody is still known. Nobody is named. */
  list: route<{ data: RegistrationList }>('GET', '/event-opening'),
  save: route<{ params: OfEvent; body: SaveEventOpening; data: EventOpening }>('PUT', '/event-opening/:id'),
  day: route<{ params: OfDay; data: EventDay }>('GET', '/event-opening/:id/day/:day'),
  takeCall: route<{ params: OfDay; body: RegisterByPhone; data: RegistrationAnswer }>(
    'POST',
    '/event-opening/:id/day/:day',
  ),
  move: route<{ params: OfDay; body: DayMove; data: EventDay }>('POST', '/event-opening/:id/day/:day/move'),
  callOff: route<{ params: OfDay; data: EventDay }>('POST', '/event-opening/:id/day/:day/call-off'),
  cancel: ofRegistration('cancel'),
  /** Somebody was told on the telephone what they had to know. */
  told: ofRegistration('told'),
  stopMessages: ofRegistration('stop-messages'),
  erase: route<{ params: OfRegistration; body: SeenRegistration }>('POST', '/event-registration/:id/erase'),
};
