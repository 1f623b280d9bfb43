import { disasterBounds, settingRows } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { Disaster, ShuttleState } from '@kidney/contract/office/settings/disaster.schema.ts';
import { DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
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

/** The form for these clinics. */
export const disasterForm = (clinics: readonly Clinic[]): GroupForm<DisasterDraft> => ({
  group: 'disaster',
  title: '재난 모드',
  lead: '켜면 첫 화면이 바로 비상 안내로 바뀝니다. 글은 미리 적어 두고, 켠 뒤에도 고칠 수 있습니다.',
  subject: '비상 안내를',
  first: 'title',
  serverNames: { 'shuttle.state': 'shuttleState', 'shuttle.note': 'shuttleNote' },
  // Old words must not turn it on or off.
  broughtBack: (earlier, { isOn }) => ({ ...earlier, isOn }),
  fields: {
    isOn: { label: '재난 모드', inWords: (isOn) => (isOn ? '켜짐' : '꺼짐') },
    title: {
      label: '무슨 일인지',
      hint: '한 줄로 적습니다. 예: 지진으로 비상 운영합니다',
      maxLength: disasterBounds.title,
    },
    lead: { label: '덧붙이는 말', hint: '가장 먼저 하실 일을 적습니다.', maxLength: disasterBounds.lead },
    shuttleState: { label: '병원 이동 차량', as: 'radio', options: shuttleOptions, isWide: true },
    shuttleNote: {
      label: '차량에 덧붙이는 말',
      hint: '언제 다시 알려 드릴지 적으면 좋습니다.',
      maxLength: disasterBounds.shuttleNote,
      isWide: true,
    },
    calls: { label: '전화할 곳', inWords: (calls) => calls.map(({ label, phone }) => `${label} ${phone}`).join('\n') },
    steps: { label: '하실 일', inWords: (steps) => steps.map(({ words }) => words).join('\n') },
    clinics: { label: '인공신장실', inWords: (known) => clinicWords(known, clinics) },
  },
  toDraft: ({ value }) => {
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
  draw: (group) => (
    <>
      <DraftFields form={group.form} names={['title', 'lead', 'shuttleState', 'shuttleNote']} />
      <RowsField
        {...group}
        name="calls"
        noun="전화할 곳"
        most={settingRows.calls}
        labels={{ label: '이름', phone: '전화번호' }}
        hints={{ phone: '대표 전화는 맨 끝에 저절로 나옵니다. 다른 번호만 적습니다.' }}
      />
      <RowsField {...group} name="steps" noun="하실 일" most={settingRows.steps} labels={{ words: '내용' }} />
      <ClinicFields
        id={`${group.form.id}-clinics`}
        facilities={clinics}
        known={group.form.draft.clinics}
        onChange={(known) => group.form.onChange((before) => ({ ...before, clinics: known }))}
      />
    </>
  ),
});
