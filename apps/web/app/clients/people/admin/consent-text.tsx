import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import styles from './consent-text.module.css';

function rowsOf({ purpose, items, period, recipient, refusal }: ConsentText): [string, string][] {
  const given: [string, string | null][] = [
    ['무엇 때문에', purpose],
    ['무엇을', items],
    ['얼마 동안', period],
    ['누구에게', recipient],
    ['거절하시면', refusal],
  ];
  return given.filter((each): each is [string, string] => each[1] !== null);
}

/** What a consent is called where it is chosen or read aloud. */
export const consentTitle = ({ title, isRequired }: ConsentText) => `${title} (${isRequired ? '필수' : '선택'})`;

/** One consent, word for word. */
export function ConsentWords({ text }: { text: ConsentText }) {
  return (
    <dl className={styles.words}>
      {rowsOf(text).map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
