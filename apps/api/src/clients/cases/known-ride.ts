import { ridesOn } from '@kidney/contract/clients/rides.paths.ts';
import type { KnownRide } from '@kidney/contract/clients/people/people.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { answerTo, forms } from '../forms/index.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, sealedEvents } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

const fields = new Map(forms.transport.pages.flatMap((page) => page.fields).map((field) => [field.name, field]));

/** What whoever answers the telephone needs to know of a rider first. Who is shown it stands in the log as shown the person. */
export function createKnownRide({ clock, vault, formContext }: CasesDeps, opener: CaseOpener) {
  return async (tx: Tx, personId: string): Promise<KnownRide | null> => {
    const row = await casesRepository.transportOf(tx, personId);
    if (!row) return null;
    const answers = opener.answersOf(row);
    const around = await formContext();
    const words = (name: string) => fields.get(name)?.words(answers[name] ?? '', around) ?? '';
    const note = await casesRepository.newestNote(tx, row.id);
    return {
      caseId: row.id,
      state: row.state,
      ...ridesOn(opener.ridesOf(row), seoulDate(clock.now())),
      clinic: answerTo(answers, 'clinicName') || words('clinic'),
      days: words('days'),
      chairTime: words('chairTime'),
      pickUp: words('pickUp'),
      pickUpNote: words('pickUpNote'),
      help: words('help'),
      accessArm: words('accessArm'),
      other: words('other'),
      note: (note && vault.open(sealedEvents, note.id, 'text', note.text)) ?? '',
    };
  };
}
