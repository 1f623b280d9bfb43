import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { EventOpening } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

interface OpeningFormProps {
  opening: EventOpening;
  mutation: Mutation;
  onClose: () => void;
}

const ends = [
  { value: '0', label: '행사가 시작할 때까지' },
  ...[1, 2, 3, 5, 7, 14].map((days) => ({ value: String(days), label: `${days}일 전까지` })),
];
const usualPlaces = 20;

export function OpeningForm({ opening, mutation, onClose }: OpeningFormProps) {
  const id = useId();
  const { eventId, title, version } = opening;
  const [isOn, setOn] = useState(opening.isOn || opening.version === 0);
  const [places, setPlaces] = useState(String(opening.places ?? usualPlaces));
  const [closes, setCloses] = useState(String(opening.closesDaysBefore));
  const [wrong, setWrong] = useState<string>();
  const options = ends.some(({ value }) => value === closes)
    ? ends
    : [...ends, { value: closes, label: `${closes}일 전까지` }];

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const count = /^\d{1,5}$/.test(places.trim()) ? Number(places) : 0;
    const body = { isOn, places: count, closesDaysBefore: Number(closes), version };
    const ended = await mutation.act(() =>
      call(browserTransport, eventRegistrationsPaths.save, { params: { id: eventId }, body }),
    );
    setWrong(ended.fields?.[0]?.message);
    if (ended.isDone) onClose();
  }

  return (
    <form aria-label={`${title} 신청 받기`} noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <ChoiceGroup
          id={`${id}-on`}
          legend="누리집에서 신청을 받습니까?"
          type="radio"
          name={`${id}-on`}
          options={[
            { value: 'on', label: '받습니다' },
            { value: 'off', label: '받지 않습니다' },
          ]}
          chosen={[isOn ? 'on' : 'off']}
          onChange={([value]) => setOn(value === 'on')}
        />
        <TextField
          id={`${id}-places`}
          label="자리 (날마다 오실 수 있는 사람 수)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={places}
          error={wrong}
          onChange={(event) => setPlaces(event.target.value)}
        />
        <SelectField
          id={`${id}-closes`}
          label="언제까지 받습니까?"
          options={options}
          value={closes}
          onChange={(event) => setCloses(event.target.value)}
        />
        <Buttons>
          <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
            저장
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            취소
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
