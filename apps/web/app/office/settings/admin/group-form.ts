import type { Setting, SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import type { ReactNode } from 'react';
import type { Difference } from '../../../platform/editing/comparison/comparison.tsx';
import { differences, type RecordFields, type ServerNames } from '../../../platform/editing/form/record-fields.ts';
import type { FieldsProps } from '../../../platform/editing/form/record-form.tsx';
import type { FieldInWords } from '../../../platform/editing/form/draft-fields.ts';

export type SettingValue = Setting['value'];

/** How a group of settings is shown and changed. */
export interface GroupForm<Draft extends object> {
  group: SettingGroup;
  title: string;
  /** What it is for, in a sentence. */
  lead: string;
  /** With its particle: `협회 정보를`. */
  subject: string;
  fields: RecordFields<Draft>;
  firstField: keyof Draft & string;
  /** What the server calls otherwise than the form does. */
  serverNames?: ServerNames<Draft>;
  toDraft: (value: SettingValue) => Draft;
  toValue: (draft: Draft) => object;
  /** An earlier version as it comes back; without it, all of it. */
  broughtBack?: (earlier: Draft, current: Draft) => Draft;
  /** What stands there instead of its fields while it says nothing. */
  quiet?: (draft: Draft) => string | undefined;
  draw: (props: FieldsProps<Draft> & { announce: (words: string) => void }) => ReactNode;
}

const namesOf = <Draft extends object>(fields: RecordFields<Draft>) => Object.keys(fields) as (keyof Draft & string)[];

/** What is empty is left out. */
export function wordsOf<Draft extends object>({ fields }: GroupForm<Draft>, draft: Draft): FieldInWords[] {
  return namesOf(fields)
    .map((key) => ({
      key,
      name: fields[key].label,
      words: fields[key].inWords?.(draft[key]) ?? String(draft[key]),
    }))
    .filter(({ words }) => words !== '');
}

export function differencesOf<Draft extends object>(
  { fields }: GroupForm<Draft>,
  older: Draft,
  newer: Draft,
): Difference[] {
  return differences(fields, older, newer).map(({ field, label, mine, theirs }) => ({
    key: field,
    name: label,
    before: mine,
    after: theirs,
    changes: ['changed'],
  }));
}
