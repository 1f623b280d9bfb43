import { personBounds } from '@kidney/contract/clients/people/person-bounds.paths.ts';
import {
  backupsKeptDays,
  erasureGrounds,
  type ErasureGround,
} from '@kidney/contract/clients/people/retention-names.paths.ts';
import { rightsPaths } from '@kidney/contract/clients/people/rights.paths.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { groundWords } from './retention-labels.ts';

interface EraseDialogProps {
  personId: string;
  onErased: (message: string) => void;
  onClose: () => void;
}

const grounds = erasureGrounds.map((value) => ({ value, label: groundWords[value] }));

/** Asks for the name: what is erased does not come back. */
export function EraseDialog({ personId, onErased, onClose }: EraseDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [ground, setGround] = useState<ErasureGround>('own-request');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    if (name.trim() === '') return setWrong('지우실 분의 이름을 적어 주십시오.');
    setWrong(undefined);
    setBusy(true);
    try {
      const body = { name, ground };
      const { message } = await call(browserTransport, rightsPaths.erase, { params: { id: personId }, body });
      onErased(message);
    } catch (error) {
      const ofName =
        error instanceof ApiError ? error.failure.fields?.find(({ field }) => field === 'name') : undefined;
      if (ofName) setWrong(ofName.message);
      else setFailure(failureInWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title="이분의 개인정보를 모두 지울까요?" onClose={onClose}>
      <form noValidate onSubmit={(event) => void erase(event)}>
        <Stack>
          <p>
            신청, 회원, 이동 이용, 동의, 메시지까지 모두 지웁니다. <b>되돌릴 수 없습니다.</b> 백업에는 {backupsKeptDays}
            일까지 남았다가 지워집니다.
          </p>
          {failure && <StatusMessage kind="error">{failure}</StatusMessage>}
          <SelectField
            id={`${id}-ground`}
            label="까닭"
            options={grounds}
            value={ground}
            onChange={(event) => setGround(event.target.value as ErasureGround)}
          />
          <TextField
            id={`${id}-name`}
            label="지우실 분의 이름"
            hint="잘못 지우지 않도록 이름을 그대로 적어 주십시오."
            autoComplete="off"
            maxLength={personBounds.name}
            value={name}
            error={wrong}
            onChange={(event) => setName(event.target.value)}
          />
          <Buttons>
            <Button type="submit" kind="danger-filled" aria-disabled={isBusy}>
              모두 지우기
            </Button>
            <Button kind="secondary" data-first-focus onClick={onClose}>
              취소
            </Button>
          </Buttons>
        </Stack>
      </form>
    </Dialog>
  );
}
