import type { Consent } from '@kidney/contract/clients/people/consents.schema.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';

interface WithdrawDialogProps {
  consent: Consent;
  isBusy: boolean;
  onWithdraw: (way: 'phone' | 'paper') => void;
  onClose: () => void;
}

export function WithdrawDialog({ consent: { text }, isBusy, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <Dialog title="이 동의를 거두시겠습니까?" onClose={onClose}>
      <p>
        <b>{text.title}</b>
      </p>
      <p>본인이나 보호자가 거두겠다고 하셨을 때만 누르십시오. 되돌리려면 동의를 새로 받아야 합니다.</p>
      {text.kind === 'messages' && <p>아직 보내지 않은 문자와 이메일도 보내지 않습니다.</p>}
      {text.id.startsWith('access-arm/') && <p>적어 둔 팔도 바로 지웁니다.</p>}
      {text.isRequired && <p>꼭 필요한 동의입니다. 거두시면 이 신청을 더 이어 갈 수 없습니다.</p>}
      <Buttons>
        <Button kind="danger-filled" aria-disabled={isBusy} onClick={() => onWithdraw('phone')}>
          전화로 거두심
        </Button>
        <Button kind="danger" aria-disabled={isBusy} onClick={() => onWithdraw('paper')}>
          종이로 거두심
        </Button>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          취소
        </Button>
      </Buttons>
    </Dialog>
  );
}
