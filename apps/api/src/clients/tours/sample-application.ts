import { randomInt, randomUUID } from 'node:crypto';
import { sampleName } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { checkForm, forms, type FormContext } from '../forms/index.ts';
import type { ApplicationRow, Take } from '../applications/index.ts';
import type { People } from '../people/index.ts';

const told: Answers = {
  name: sampleName,
  birthDate: '1955-03-02',
  address: '연습 주소 1',
  treatment: 'haemodialysis',
  registration: 'yes',
};

export interface SampleDeps {
  clock: Clock;
  people: Pick<People, 'consentTexts' | 'idsByPhoneEnd'>;
  take: Take;
  formContext(): Promise<FormContext>;
}

/** An application of nobody: with every consent that leads it on, and none to messages. */
export function createSampleApplication({ clock, people, take, formContext }: SampleDeps) {
  return {
    async make(tx: Tx, around: FormContext, by: number): Promise<{ row: ApplicationRow; phoneEnd: string }> {
      const phoneEnd = String(randomInt(10_000)).padStart(4, '0');
      // The end of the number is what notes of the tour are known by, so it is nobody's.
      if ((await people.idsByPhoneEnd(tx, phoneEnd)).length > 0)
        throw new AppError('CONFLICT', { message: '한 번 더 눌러 주십시오.' });
      const form = forms.membership;
      const { values, problems } = checkForm(form, { ...told, phone: `010-0000-${phoneEnd}`, giver: 'self' }, around);
      if (problems) throw new Error('the sample application does not fit its form');
      const accepted = people.consentTexts('membership').flatMap(({ id, isRequired }) => (isRequired ? id : []));
      const row = await take(tx, {
        kind: 'membership',
        answers: values,
        way: 'phone',
        sourceKey: randomUUID(),
        consents: { accepted, giver: 'self', givenAt: clock.now() },
        inForce: [],
        takenBy: by,
        strangerAt: null,
      });
      return { row, phoneEnd };
    },

    formContext,

    /** Whether an answer is another than it was told. */
    isChanged: (answers: Answers): boolean => Object.entries(told).some(([name, value]) => answers[name] !== value),
  };
}
