import type { Banner } from '@kidney/contract/office/settings/settings.schema.ts';
import type { FieldsProps } from '../../../platform/editing/form/record-form.tsx';
import { fromWallTime, toWallTime } from '../../../platform/seoul-moment.ts';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { GroupForm } from './group-form.ts';

/** Moments as the browser's fields take them, by the clock in Ulsan. */
type BannerDraft = Record<keyof Banner, string>;

const tones = [
  { value: 'urgent', label: '긴급' },
  { value: 'notice', label: '안내' },
];
const wallTime = (typed: string) => typed.replace('T', ' ');

const looks = {
  text: { maxLength: 120, hint: '방문자가 모든 화면 맨 위에서 봅니다. 비워 두면 아무것도 나오지 않습니다.' },
  href: { maxLength: 500, hint: '누르면 갈 곳입니다. 예: /community/notices/12. 없으면 비워 두십시오.' },
  linkLabel: { maxLength: 40, hint: '비워 두면 ‘자세한 안내 보기’로 나옵니다.' },
  from: { type: 'datetime-local', hint: '비워 두면 바로 보입니다. 한국 시각입니다.' },
  until: { type: 'datetime-local', hint: '비워 두면 지울 때까지 보입니다. 한국 시각입니다.' },
} as const;

function BannerFields({ id, draft, wrong, onChange }: FieldsProps<BannerDraft>) {
  return (
    <>
      <ChoiceGroup
        id={`${id}-tone`}
        legend={bannerForm.fields.tone.label}
        type="radio"
        name={`${id}-tone`}
        options={tones}
        chosen={[draft.tone]}
        error={wrong.get('tone')}
        onChange={([tone = '']) => onChange({ ...draft, tone })}
      />
      {(Object.keys(looks) as (keyof typeof looks)[]).map((field) => (
        <TextField
          {...looks[field]}
          key={field}
          id={`${id}-${field}`}
          label={bannerForm.fields[field].label}
          value={draft[field]}
          error={wrong.get(field)}
          onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
        />
      ))}
    </>
  );
}

export const bannerForm: GroupForm<BannerDraft> = {
  group: 'banner',
  title: '긴급 알림',
  lead: '모든 화면 맨 위에 한 줄로 알립니다.',
  subject: '긴급 알림을',
  firstField: 'text',
  quiet: ({ text }) => (text === '' ? '지금은 알리는 말이 없습니다.' : undefined),
  fields: {
    tone: { label: '종류', inWords: (tone) => tones.find(({ value }) => value === tone)?.label ?? '' },
    text: { label: '알리는 말' },
    href: { label: '이어지는 주소' },
    linkLabel: { label: '이어지는 말' },
    from: { label: '보이기 시작하는 때', inWords: wallTime },
    until: { label: '사라지는 때', inWords: wallTime },
  },
  toDraft: (value) => {
    const { tone, text, href, linkLabel, from, until } = value as Banner;
    const moment = (at: string | null) => (at === null ? '' : toWallTime(at));
    return { tone, text, href: href ?? '', linkLabel, from: moment(from), until: moment(until) };
  },
  toValue: (draft) => ({
    ...draft,
    href: draft.href.trim() || null,
    from: fromWallTime(draft.from),
    until: fromWallTime(draft.until),
  }),
  draw: (props) => <BannerFields {...props} />,
};
