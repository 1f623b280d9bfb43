import { settingRows } from '@kidney/contract/office/settings/setting-bounds.paths.ts';
import type { Vans } from '@kidney/contract/office/settings/settings.schema.ts';
import type { GroupForm } from './group-form.ts';
import { RowsField } from './rows-field.tsx';

/** As they stand in the form: what is typed is text. */
interface VansDraft {
  vans: { name: string; seats: string }[];
}

export const vansForm: GroupForm<VansDraft> = {
  group: 'vans',
  title: '차량',
  lead: '이동 신청을 배정할 때 고르는 차량입니다. 이름을 바꾸셔도 이미 배정한 것은 그대로 남습니다.',
  subject: '차량을',
  first: 'vans',
  fields: {
    vans: {
      label: '차량',
      inWords: (vans) => vans.map(({ name, seats }) => `${name} ${seats}인승`).join('\n'),
    },
  },
  toDraft: ({ value }) => ({ vans: (value as Vans).vans.map(({ name, seats }) => ({ name, seats: String(seats) })) }),
  toValue: ({ vans }) => ({ vans: vans.map(({ name, seats }) => ({ name, seats: Number(seats) })) }),
  draw: (group) => (
    <RowsField
      {...group}
      name="vans"
      noun="차량"
      most={settingRows.vans}
      labels={{ name: '차량 이름', seats: '탈 수 있는 사람 수' }}
      hints={{ name: '예: 1호차', seats: '기사를 뺀 수를 숫자로 적습니다.' }}
    />
  ),
};
