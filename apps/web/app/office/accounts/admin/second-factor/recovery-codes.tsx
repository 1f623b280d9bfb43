import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  next: string;
  onKept: () => void;
}

/** Shown this once: only their hashes are kept. */
export function RecoveryCodes({ codes, next, onKept }: RecoveryCodesProps) {
  return (
    <Card ground="sand">
      <Stack>
        <ArrivalHeading>복구 번호를 적어 두십시오</ArrivalHeading>
        <p>휴대전화를 잃어버리면 이 번호로 들어올 수 있습니다. 하나를 한 번씩만 쓸 수 있고, 지금 한 번만 보입니다.</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <Buttons>
          <Button kind="secondary" onClick={() => print()}>
            인쇄하기
          </Button>
          <Button onClick={() => (next ? location.assign(next) : onKept())}>적어 두었습니다</Button>
        </Buttons>
      </Stack>
    </Card>
  );
}
