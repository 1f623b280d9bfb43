import type { ComponentProps } from 'react';
import { Comparison, type Difference } from '../comparison/comparison.tsx';
import { Conflict } from './conflict.tsx';
import { WaysOut } from './ways-out.tsx';

interface StaleSaveProps extends ComponentProps<typeof WaysOut> {
  /** What was being changed, with its particle: `이 행사를`. */
  subject: string;
  /** From what is saved to what was typed. */
  differences: readonly Difference[];
}

/** Somebody else saved first. Both are seen below what was typed. */
export function StaleSave({ subject, differences, ...ways }: StaleSaveProps) {
  return (
    <Conflict subject={subject}>
      <p>쓰신 내용은 그대로 있습니다. 다른 곳을 보시고 어떻게 할지 골라 주십시오.</p>
      <Comparison differences={differences} beforeName="다른 분이 쓴 것" afterName="내가 쓴 것" />
      <WaysOut {...ways} />
    </Conflict>
  );
}
