import type { Disaster, ShuttleState } from '@kidney/contract/office/settings/disaster.schema.ts';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ClinicFields } from './clinic-fields.tsx';
import { clinicWords, shuttleOptions } from './disaster-labels.ts';
import type { GroupForm } from './group-form.ts';
import { RowsField } from './rows-field.tsx';
import type { Clinic } from './clinic.ts';

/** Every text in its own field; the switch is elsewhere, and here only so that two who work at once see it. */
export interface DisasterDraft extends Pick<Disaster, 'isOn' | 'title' | 'lead' | 'calls' | 'clinics'> {
  steps: { words: string }[];
  shuttleState: ShuttleState;
  shuttleNote: string;
}

type Draw = Parameters<GroupForm<DisasterDraft>['draw']>[0] & { clinics: readonly Clinic[] };

function DisasterFields({ id, draft, wrong, onChange, announce, clinics }: Draw) {
  const text = (field: 'title' | 'lead' | 'shuttleNote', label: string, hint: string, maxLength: number) => (
    <TextField
      id={`${id}-${field}`}
      label={label}
      hint={hint}
      maxLength={maxLength}
      value={draft[field]}
      error={wrong.get(field)}
      onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
    />
  );
  return (
    <>
      {text('title', '무슨 일인지', '한 줄로 적습니다. 예: 지진으로 비상 운영합니다', 60)}
      {text('lead', '덧붙이는 말', '가장 먼저 하실 일을 적습니다.', 200)}
      <ChoiceGroup
        id={`${id}-shuttleState`}
        legend="병원 이동 차량"
        type="radio"
        name={`${id}-shuttleState`}
        options={shuttleOptions}
        chosen={[draft.shuttleState]}
        error={wrong.get('shuttleState')}
        onChange={([state]) => onChange({ ...draft, shuttleState: state as ShuttleState })}
      />
      {text('shuttleNote', '차량에 덧붙이는 말', '언제 다시 알려 드릴지 적으면 좋습니다.', 200)}
      <RowsField
        id={`${id}-calls`}
        noun="전화할 곳"
        rows={draft.calls}
        most={10}
        labels={{ label: '이름', phone: '전화번호' }}
        hints={{ phone: '대표 전화는 맨 끝에 저절로 나옵니다. 다른 번호만 적습니다.' }}
        error={wrong.get('calls')}
        announce={announce}
        onChange={(calls) => onChange({ ...draft, calls })}
      />
      <RowsField
        id={`${id}-steps`}
        noun="하실 일"
        rows={draft.steps}
        most={10}
        labels={{ words: '내용' }}
        error={wrong.get('steps')}
        announce={announce}
        onChange={(steps) => onChange({ ...draft, steps })}
      />
      <ClinicFields
        id={`${id}-clinics`}
        facilities={clinics}
        known={draft.clinics}
        onChange={(known) => onChange({ ...draft, clinics: known })}
      />
    </>
  );
}

/** The form for these clinics. */
export const disasterForm = (clinics: readonly Clinic[]): GroupForm<DisasterDraft> => ({
  group: 'disaster',
  title: '재난 모드',
  lead: '켜면 첫 화면이 바로 비상 안내로 바뀝니다. 글은 미리 적어 두고, 켠 뒤에도 고칠 수 있습니다.',
  subject: '비상 안내를',
  firstField: 'title',
  serverNames: { 'shuttle.state': 'shuttleState', 'shuttle.note': 'shuttleNote' },
  // Old words must not turn it on or off.
  broughtBack: (earlier, { isOn }) => ({ ...earlier, isOn }),
  fields: {
    isOn: { label: '재난 모드', inWords: (isOn) => (isOn ? '켜짐' : '꺼짐') },
    title: { label: '무슨 일인지' },
    lead: { label: '덧붙이는 말' },
    shuttleState: {
      label: '병원 이동 차량',
      inWords: (state) => shuttleOptions.find(({ value }) => value === state)?.label ?? '',
    },
    shuttleNote: { label: '차량에 덧붙이는 말' },
    calls: { label: '전화할 곳', inWords: (calls) => calls.map(({ label, phone }) => `${label} ${phone}`).join('\n') },
    steps: { label: '하실 일', inWords: (steps) => steps.map(({ words }) => words).join('\n') },
    clinics: { label: '인공신장실', inWords: (known) => clinicWords(known, clinics) },
  },
  toDraft: (value) => {
    const { shuttle, steps, ...rest } = value as Disaster;
    return {
      ...rest,
      steps: steps.map((words) => ({ words })),
      shuttleState: shuttle.state,
      shuttleNote: shuttle.note,
    };
  },
  toValue: ({ shuttleState, shuttleNote, steps, ...rest }) => ({
    ...rest,
    steps: steps.map(({ words }) => words),
    shuttle: { state: shuttleState, note: shuttleNote },
  }),
  draw: (props) => <DisasterFields {...props} clinics={clinics} />,
});
