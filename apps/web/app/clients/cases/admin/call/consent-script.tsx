import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { ConsentGiverChoice } from '../../../people/admin/consent-giver.tsx';
import { ConsentWords, consentTitle } from '../../../people/admin/consent-text.tsx';
import styles from './call.module.css';

export interface Said {
  giver: ConsentGiver;
  accepted: string[];
}

interface ConsentScriptProps {
  id: string;
  form: CallForm;
  said: Said;
  wrong: ReadonlyMap<string, string>;
  onChange: (said: Said) => void;
}

/** Read aloud, word for word, before anything is written down. */
export function ConsentScript({ id, form, said, wrong, onChange }: ConsentScriptProps) {
  return (
    <Card>
      <section aria-labelledby={`${id}-consent-title`} className={styles.group}>
        <h3 id={`${id}-consent-title`}>먼저 동의를 받습니다</h3>
        <p>아래를 소리 내어 읽어 드리고, 대답을 들은 뒤 표시해 주십시오.</p>
        <ul className={styles.script}>
          {form.script.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {form.consents.map((text) => (
          <div key={text.id} className={styles.consent}>
            <h4>{consentTitle(text)}</h4>
            <ConsentWords text={text} />
          </div>
        ))}
        <ChoiceGroup
          id={`${id}-accepted`}
          legend="동의하신 것"
          type="checkbox"
          name={`${id}-accepted`}
          options={form.consents.map((text) => ({ value: text.id, label: consentTitle(text) }))}
          chosen={said.accepted}
          error={wrong.get('accepted')}
          onChange={(accepted) => onChange({ ...said, accepted })}
        />
        <ConsentGiverChoice
          id={`${id}-giver`}
          giver={said.giver}
          error={wrong.get('giver')}
          onChange={(giver) => onChange({ ...said, giver })}
        />
      </section>
    </Card>
  );
}
