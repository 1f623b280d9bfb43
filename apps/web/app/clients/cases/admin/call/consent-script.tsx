import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Choice } from '../../../../ui/choice-list/choice.tsx';
import { FieldError } from '../../../../ui/text-field/field-frame.tsx';
import { ConsentGiverChoice } from '../../../people/admin/consent-giver.tsx';
import { ConsentWords, consentTitle } from '../../../people/admin/consent-text.tsx';
import { giverNames } from '../../../people/admin/person/person-labels.ts';
import { SpokenLines } from './spoken-lines.tsx';
import styles from './call.module.css';

export interface Said {
  giver: ConsentGiver;
  accepted: string[];
}

interface ConsentScriptProps {
  id: string;
  form: CallForm;
  /** What the person of the form has agreed to already. */
  inForce: CallForm['inForce'];
  said: Said;
  wrong: ReadonlyMap<string, string>;
  onChange: (said: Said) => void;
}

/** In its own words below what is heard. */
function WholeText({ text }: { text: ConsentText }) {
  return (
    <details>
      <summary className={styles.summary}>전문 보기: {text.title}</summary>
      <ConsentWords text={text} />
    </details>
  );
}

function GivenBefore({ text, given }: { text: ConsentText; given: CallForm['inForce'][number] }) {
  return (
    <div className={styles.consent}>
      <h4>{consentTitle(text)}</h4>
      <p>
        동의하신 것이 있습니다 ({formatDate(dayInSeoul(given.givenAt))}, {giverNames[given.giver]}). 다시 여쭙지
        않으셔도 됩니다.
      </p>
      <WholeText text={text} />
    </div>
  );
}

/** Read aloud, word for word, before anything is written down. What was agreed to before is not asked again. */
export function ConsentScript({ id, form, inForce, said, wrong, onChange }: ConsentScriptProps) {
  const given = new Map(inForce.map((each) => [each.text, each]));
  const asked = form.consents.filter((text) => !given.has(text.id));
  const error = wrong.get('accepted');
  const tick = (text: string, isOn: boolean) =>
    onChange({ ...said, accepted: isOn ? [...said.accepted, text] : said.accepted.filter((each) => each !== text) });

  return (
    <Card>
      <section aria-labelledby={`${id}-consent-title`} className={styles.group}>
        <h3 id={`${id}-consent-title`}>먼저 동의를 받습니다</h3>
        {asked.length > 0 ? (
          <>
            <p>
              색칠한 글을 소리 내어 읽어 드리고, 동의하신 것의 제목에 표시해 주십시오. 주민등록번호는 여쭙지도 적지도
              마십시오.
            </p>
            <SpokenLines lines={form.script} />
            <fieldset aria-describedby={error && `${id}-accepted-error`} className={styles.asked}>
              <legend className={styles.legend}>동의하신 것</legend>
              {error && <FieldError id={`${id}-accepted`}>{error}</FieldError>}
              {asked.map((text, place) => (
                <div key={text.id} className={styles.consent}>
                  <h4>
                    <Choice
                      id={place === 0 ? `${id}-accepted` : undefined}
                      type="checkbox"
                      value={text.id}
                      label={consentTitle(text)}
                      checked={said.accepted.includes(text.id)}
                      onChange={(event) => tick(text.id, event.target.checked)}
                    />
                  </h4>
                  <SpokenLines lines={form.spoken[text.id] ?? []} />
                  <WholeText text={text} />
                </div>
              ))}
            </fieldset>
          </>
        ) : (
          <p>필요한 동의를 모두 하신 분입니다. 다시 읽어 드리지 않으셔도 됩니다.</p>
        )}
        {form.consents.map((text) => {
          const before = given.get(text.id);
          return before && <GivenBefore key={text.id} text={text} given={before} />;
        })}
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
