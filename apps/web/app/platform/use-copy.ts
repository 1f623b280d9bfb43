import { useState } from 'react';

/** Puts words where they can be pasted from, and says how that ended. */
export function useCopy() {
  const [said, setSaid] = useState('');

  async function copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${what} 복사했습니다.`);
    } catch {
      setSaid('복사하지 못했습니다. 글을 끌어서 직접 복사해 주십시오.');
    }
  }

  return { said, copy };
}
