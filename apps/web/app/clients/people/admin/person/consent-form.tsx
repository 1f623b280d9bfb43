import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { TakeConsent } from '@kidney/contract/clients/people/consents.schema.ts';
import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { optionsOf } from '../../../application-labels.ts';
import { ConsentGiverChoice } from '../consent-giver.tsx';
import { ConsentWords, consentTitle } from '../consent-text.tsx';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';
import { consentWayNames, topicOf } from './person-labels.ts';
import styles from './person.module.css';

interface ConsentFormProps {
  person: Pick<Person, 'id' | 'consents' | 'texts'>;
  mutation: Mutation;
  onDone: () => void;
}

const { phone, paper } = consentWayNames;

/** A consent that somebody gives on the telephone or has signed: its words first, then who said yes, and how. */
export function ConsentForm({ person: { id: personId, consents, texts }, mutation, onDone }: ConsentFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState(() => {
    const held = new Set(consents.filter(({ withdrawnAt }) => !withdrawnAt).map(({ text }) => text.id));
    return (texts.find((text) => !held.has(text.id)) ?? texts[0])?.id;
  });
  const [giver, setGiver] = useState<ConsentGiver>('self');
  const [way, setWay] = useState<TakeConsent['way']>('phone');
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const text = texts.find((each) => each.id === chosen);
  if (!text) return null;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy || !text) return;
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, personPaths.takeConsent, {
        params: { id: personId },
        body: { text: text.id, giver, way },
      }),
    );
    setWrong(problemsByName(fields));
    if (isDone) onDone();
  }

  return (
    <form aria-label="동의 새로 받기" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <SelectField
        id={`${id}-text`}
        label="받으실 동의"
        value={text.id}
        error={wrong.get('text')}
        options={texts.map((each) => ({ value: each.id, label: `${topicOf(each)} · ${consentTitle(each)}` }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <p>아래를 소리 내어 읽어 드리거나 종이로 보여 드리고, 동의하신 뒤에 적어 주십시오.</p>
      <div className={styles.script}>
        <b>{consentTitle(text)}</b>
        <ConsentWords text={text} />
      </div>
      <ConsentGiverChoice id={`${id}-giver`} giver={giver} error={wrong.get('giver')} onChange={setGiver} />
      <ChoiceGroup
        id={`${id}-way`}
        legend="어떻게 동의하셨습니까?"
        type="radio"
        name={`${id}-way`}
        options={optionsOf({ phone, paper })}
        chosen={[way]}
        onChange={([how]) => setWay(how as TakeConsent['way'])}
      />
      <div>
        <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
          동의 저장
        </Button>
      </div>
    </form>
  );
}
