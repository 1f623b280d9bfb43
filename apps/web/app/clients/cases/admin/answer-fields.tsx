import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useState } from 'react';
import { NoteBoxes } from '../../forms/public/note-boxes.tsx';
import { AnswerField } from './answer-field.tsx';
import { useNotes } from './use-notes.ts';
import styles from './call/call.module.css';

type Group = CallForm['groups'][number];

interface AnswerFieldsProps {
  id: string;
  kind: CallForm['kind'];
  groups: readonly Group[];
  /** What is read aloud of the consents within the form. */
  spoken?: CallForm['spoken'];
  answers: Answers;
  wrong: ReadonlyMap<string, string>;
  onChange: (answers: Answers) => void;
}

export const fieldIdOf = (id: string, name: string) => `${id}-${name}`;

/** What has to be known about the answers of a group. */
export function GroupNotes({ kind, group, answers }: { kind: CallForm['kind']; group: Group; answers: Answers }) {
  return (
    <div role="status">
      <NoteBoxes notes={useNotes(kind, group, answers)} />
    </div>
  );
}

/** What seldom applies and does now, because of another answer. */
const calledFor = (page: string, { clinic, joins, accessArmConsent = '' }: Answers): boolean =>
  (page === 'clinic-name' && clinic === 'other') ||
  (['join-consent', 'birth-date'].includes(page) && joins === 'yes') ||
  (page === 'access-arm' && accessArmConsent.length > 0);

/** All questions of a form on one screen. What seldom applies is folded, and open where something stands in it. */
export function AnswerFields({ id, kind, groups, spoken, answers, wrong, onChange }: AnswerFieldsProps) {
  const fieldsOf = ({ fields }: Group) =>
    fields.map((field) => (
      <AnswerField
        key={field.name}
        id={fieldIdOf(id, field.name)}
        field={field}
        spoken={spoken}
        answer={answers[field.name] ?? ''}
        error={wrong.get(field.name)}
        onChange={(answer) => onChange({ ...answers, [field.name]: answer })}
      />
    ));
  // What was there at the beginning: it must not close while somebody clears a field.
  const [known] = useState(answers);
  const isUsed = ({ page, fields }: Group) =>
    calledFor(page, answers) || fields.some(({ name }) => wrong.has(name) || (known[name] ?? '').length > 0);

  return groups.map((group) =>
    group.fields.every(({ isOptional }) => isOptional) ? (
      <details key={group.page} open={isUsed(group)} className={styles.folded}>
        <summary className={styles.summary}>해당할 때만: {group.title}</summary>
        <div className={styles.group}>{fieldsOf(group)}</div>
      </details>
    ) : (
      <section key={group.page} aria-labelledby={`${id}-${group.page}-title`} className={styles.question}>
        <h3 id={`${id}-${group.page}-title`}>{group.title}</h3>
        {fieldsOf(group)}
        {group.hasNotes && <GroupNotes kind={kind} group={group} answers={answers} />}
      </section>
    ),
  );
}
