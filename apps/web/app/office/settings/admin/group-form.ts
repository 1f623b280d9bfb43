import type { Setting, SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import type { ReactNode } from 'react';
import type { FormState } from '../../../platform/editing/form/draft-fields.tsx';
import type { RecordKind } from '../../../platform/editing/form/record-editor.tsx';

export type Valued = Pick<Setting, 'value'>;

/** What the fields of a group are drawn from. */
export interface DrawnGroup<Draft> {
  form: FormState<Draft>;
  announce: (words: string) => void;
}

/** How a group of settings is shown and changed. `subject`: with its particle, `협회 정보를`. */
export interface GroupForm<Draft extends object> extends RecordKind<Valued, Draft> {
  group: SettingGroup;
  title: string;
  /** What it is for, in a sentence. */
  lead: string;
  toValue: (draft: Draft) => object;
  /** An earlier version as it comes back; without it, all of it. */
  broughtBack?: (earlier: Draft, current: Draft) => Draft;
  /** What stands there instead of its fields while it says nothing. */
  quiet?: (draft: Draft) => string | undefined;
  /** Where more is to be drawn than the fields of the table. */
  draw?: (group: DrawnGroup<Draft>) => ReactNode;
}
