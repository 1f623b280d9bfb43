import { formatEndings, type FormatEnding } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { formatBounds } from '@kidney/contract/clients/format-requests/format-bounds.paths.ts';
import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import type { FormatRequest } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { tellOther } from './tell-other.ts';

interface EndRequestProps {
  request: FormatRequest;
  mutation: Mutation;
  onClose: () => void;
}

const endingWords: Record<FormatEnding, string> = { given: '드렸습니다', withdrawn: '원하지 않으십니다' };

/** How it ended, and with what. */
export function EndRequest({ request: { id: of, version }, mutation, onClose }: EndRequestProps) {
  const id = useId();
  const [ending, setEnding] = useState<FormatEnding>('given');
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();

  useEffect(() => document.getElementById(`${id}-ending`)?.focus(), [id]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const body = { ending, words, version };
    const ended = await mutation.act(() =>
      call(browserTransport, formatRequestsPaths.end, { params: { id: of }, body }),
    );
    setWrong(ended.fields?.[0]?.message);
    await tellOther(mutation, ended);
  }

  return (
    <form aria-label="요청 마침" noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <ChoiceGroup
          id={`${id}-ending`}
          legend="어떻게 마치셨습니까?"
          type="radio"
          name={`${id}-ending`}
          options={formatEndings.map((value) => ({ value, label: endingWords[value] }))}
          chosen={[ending]}
          onChange={([value]) => setEnding(value as FormatEnding)}
        />
        <TextField
          id={`${id}-words`}
          label="무엇으로 드렸습니까? (선택)"
          hint="예: 큰 글자로 12쪽, 우편으로 보냄"
          maxLength={formatBounds.words}
          value={words}
          error={wrong}
          onChange={(event) => setWords(event.target.value)}
        />
        <Buttons>
          <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
            마침으로 적기
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            취소
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
