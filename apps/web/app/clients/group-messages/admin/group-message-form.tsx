import { groupMessageBounds } from '@kidney/contract/clients/group-messages/group-message-bounds.paths.ts';
import {
  groupKinds,
  nameMark,
  type GroupKind,
} from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type {
  GroupFilter,
  GroupMessageOverview,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { useId, useMemo, type FormEvent } from 'react';
import { problemsByName } from '../../../platform/forms/problems-by-name.ts';
import { useHas } from '../../../platform/use-has.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea } from '../../../ui/text-field/text-field.tsx';
import { groupKindWords } from './group-message-labels.ts';
import type { WritingGroupMessage } from './use-group-message.ts';

interface GroupMessageFormProps {
  writing: WritingGroupMessage;
  choices: GroupMessageOverview['choices'];
}

type Narrowing = Exclude<keyof GroupFilter, 'kind'>;
type Options = GroupMessageOverview['choices']['vans'];

const all = { value: '', label: '모두' };

/** Whom it is for, and what it says. */
export function GroupMessageForm({ writing, choices }: GroupMessageFormProps) {
  const id = useId();
  const has = useHas();
  const { filter, text, problems, isBusy } = writing;
  const wrong = useMemo(() => problemsByName(problems), [problems]);
  const summary = useMemo(
    () => [...wrong].map(([field, message]) => ({ fieldId: `${id}-${field}`, message })),
    [wrong, id],
  );
  const kinds = groupKinds.filter((kind) => kind !== 'riders' || has('transport'));

  const narrow = (name: Narrowing, label: string, options: Options) => (
    <SelectField
      id={`${id}-${name}`}
      label={label}
      options={[all, ...options]}
      value={filter[name]}
      onChange={(event) => writing.choose({ [name]: event.target.value })}
    />
  );

  function look(event: FormEvent) {
    event.preventDefault();
    void writing.look();
  }

  return (
    <Card ground="sand">
      <form aria-label="여럿에게 문자 쓰기" noValidate onSubmit={look}>
        <Stack>
          {summary.length > 0 && (
            <ErrorSummary title="아직 보내지 않았습니다. 아래를 고쳐 주십시오." problems={summary} />
          )}
          <ChoiceGroup
            id={`${id}-filter`}
            legend="누구에게 보내십니까?"
            type="radio"
            name={`${id}-kind`}
            options={kinds.map((value) => ({ value, label: groupKindWords[value] }))}
            chosen={[filter.kind]}
            error={wrong.get('filter')}
            onChange={([chosen]) => writing.choose({ kind: chosen as GroupKind })}
          />
          {filter.kind === 'members' && narrow('district', '사시는 곳 (선택)', choices.districts)}
          {filter.kind === 'riders' && (
            <>
              {narrow('day', '타시는 날 (선택)', choices.days)}
              {narrow('van', '차량 (선택)', choices.vans)}
              {narrow('clinic', '투석 병원 (선택)', choices.clinics)}
            </>
          )}
          <TextArea
            id={`${id}-text`}
            label="보내실 글"
            hint={`${nameMark}이라고 쓰시면 그 자리에 받는 분의 이름이 들어갑니다. 병이나 치료 이야기는 쓰지 마십시오.`}
            rows={4}
            maxLength={groupMessageBounds.text}
            value={text}
            error={wrong.get('text')}
            onChange={(event) => writing.write(event.target.value)}
          />
          <div>
            <Button type="submit" aria-disabled={isBusy}>
              미리 보기
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
