import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import { useState } from 'react';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { putSetting } from './send-setting.ts';
import styles from './settings-admin.module.css';

interface DisasterSwitchProps {
  setting: Setting;
  mutation: Mutation;
  onUsed: () => void;
}

/** One switch, and one question before it. */
export function DisasterSwitch({ setting, mutation, onUsed }: DisasterSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  const value = setting.value as Disaster;
  const { isOn } = value;

  async function turn() {
    if (mutation.isBusy) return;
    onUsed();
    const { isDone, current } = await mutation.act(async () => {
      await putSetting('disaster', { ...value, isOn: !isOn }, setting.version);
      return {
        message: isOn
          ? '재난 모드를 껐습니다. 첫 화면이 돌아왔습니다.'
          : '재난 모드를 켰습니다. 첫 화면이 비상 안내로 바뀌었습니다.',
      };
    });
    setAsking(false);
    if (!isDone && current !== undefined) {
      await mutation.reload();
      mutation.say({
        kind: 'error',
        message: '그사이 다른 분이 비상 안내를 고쳤습니다. 지금 내용을 보시고 다시 눌러 주십시오.',
      });
    }
  }

  return (
    <div className={isOn ? `${styles.switch} ${styles.on}` : styles.switch}>
      <p className={styles.state}>
        <Icon name={isOn ? 'alert' : 'check'} />
        {isOn ? '지금 켜져 있습니다. 첫 화면이 비상 안내입니다.' : '지금 꺼져 있습니다. 첫 화면은 평소와 같습니다.'}
      </p>
      <Button kind={isOn ? 'primary' : 'danger-filled'} onClick={() => setAsking(true)}>
        {isOn ? '재난 모드 끄기' : '재난 모드 켜기'}
      </Button>
      {isAsking && (
        <Dialog title={`재난 모드를 ${isOn ? '끌까요?' : '켤까요?'}`} onClose={() => setAsking(false)}>
          <p>
            {isOn
              ? '첫 화면이 평소 화면으로 돌아갑니다. 적으신 글은 남습니다.'
              : '모든 방문자의 첫 화면이 바로 비상 안내로 바뀌고, 다른 화면에도 맨 위에 긴급 알림이 나옵니다.'}
          </p>
          <Buttons>
            <Button
              kind={isOn ? 'primary' : 'danger-filled'}
              aria-disabled={mutation.isBusy}
              onClick={() => void turn()}
            >
              {isOn ? '끄기' : '켜기'}
            </Button>
            <Button kind="secondary" data-first-focus onClick={() => setAsking(false)}>
              취소
            </Button>
          </Buttons>
        </Dialog>
      )}
    </div>
  );
}
