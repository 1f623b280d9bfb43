import type { ReactNode } from 'react';
import { Conflict } from './conflict.tsx';
import { Comparison, type Difference } from '../comparison/comparison.tsx';
import { momentOf } from '../../moment-labels.ts';

interface ConflictBoxProps {
  /** What both wrote, with its particle: `이 페이지를`. */
  subject: string;
  author: string | null;
  savedAt: string;
  /** From what is stored to what this person wrote. */
  differences: readonly Difference[];
  /** The ways out. */
  children: ReactNode;
}

/** Both texts are seen beside each other. */
export function ConflictBox({ subject, author, savedAt, differences, children }: ConflictBoxProps) {
  return (
    <Conflict author={author} subject={subject} theirs={savedAt}>
      <p>
        {momentOf(savedAt)}에 저장했습니다. 쓰신 글은 그대로 있습니다. 두 글을 견주어 보시고 어떻게 할지 골라 주십시오.
      </p>
      <Comparison differences={differences} beforeName="저장된 글" afterName="내가 쓴 글" />
      {children}
    </Conflict>
  );
}
