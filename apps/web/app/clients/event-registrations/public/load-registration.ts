import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { RegistrationForm } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { statusOf, toFormProblem, typedValues } from '../../../platform/forms/form-problem.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { visitOf } from '../visit-labels.ts';

/** What the page shows, its words made on the server. */
export interface ShownForm extends Pick<RegistrationForm, 'eventId' | 'title' | 'place' | 'places' | 'consents'> {
  days: { value: string; label: string }[];
}

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: Number(params['id']) });

export async function loadRegistration(args: LoaderFunctionArgs): Promise<ShownForm> {
  const { transport } = createServerTransport(args.context);
  const { data: form } = await call(transport, eventRegistrationsPaths.form, { params: idOf(args) }).catch(refuse);
  const { eventId, title, place, places, consents, startTime } = form;
  const days = form.days.map(({ day }) => ({ value: day, label: visitOf(day, startTime) }));
  return { eventId, title, place, places, consents, days };
}

/** Sends it as it was typed. What comes back says how it stands, and nothing of who asked. */
export async function registerForEvent(args: LoaderFunctionArgs) {
  const form = await args.request.formData();
  const typed = typedValues(form);
  const word = (name: string) => typed[name]?.[0] ?? '';
  try {
    const { transport } = createServerTransport(args.context);
    const people = word('people').trim();
    const body = {
      day: word('day'),
      name: word('name'),
      phone: word('phone'),
      people: /^\d{1,4}$/.test(people) ? Number(people) : 0,
      help: word('help'),
      accepted: typed['accepted'] ?? [],
    };
    const answer = (await call(transport, eventRegistrationsPaths.register, { params: idOf(args), body })).data;
    const { state, waitingPlace, day, startTime } = answer;
    return { state, waitingPlace, when: visitOf(day, startTime), people: answer.people };
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
}
