import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { Button, Buttons } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './page-tools.module.css';

interface PageToolsProps {
  title: string;
  /** A phone hands the page to its own share sheet; elsewhere the address is copied. */
  isMobile: boolean;
}

/** For the family member who looks things up: on paper, or to the one it is for. */
export function PageTools({ title, isMobile }: PageToolsProps) {
  const [outcome, setOutcome] = useState('');
  if (!useHydrated()) return <div className={styles.tools} />;
  const canShare = isMobile && 'share' in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('이 쪽의 주소를 복사했습니다. 문자나 카카오톡에 붙여 넣으십시오.');
    } catch {
      setOutcome('주소를 복사하지 못했습니다. 화면 위의 주소를 길게 눌러 복사해 주십시오.');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: location.href });
    } catch (error) {
      // Somebody who closes the sheet has changed their mind; nothing went wrong.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }

  return (
    <div className={styles.tools}>
      <Buttons>
        <Button kind="secondary" size="small" onClick={() => void (canShare ? share() : copy())}>
          <Icon name={canShare ? 'share' : 'copy'} />
          {canShare ? '가족에게 보내기' : '주소 복사'}
        </Button>
        <PrintButton kind="secondary" size="small" />
      </Buttons>
      <p role="status">{outcome}</p>
    </div>
  );
}
