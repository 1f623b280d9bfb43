import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { Drawing, DrawingProblem } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import styles from './newsletters-admin.module.css';

const everyMs = 2_000;
/** Asking counts as working: a drawing that stands still keeps nobody signed in. */
const mostAsked = 150;

const problemWords: Record<DrawingProblem, string> = {
  'no-tools':
    '서버에 PDF를 그림으로 바꾸는 프로그램(poppler-utils)이 없습니다. 관리자에게 알려 주십시오. 설치되면 저절로 만듭니다.',
  broken: 'PDF 파일을 읽을 수 없습니다. 원래 프로그램에서 다시 저장해 올려 주십시오.',
  locked: 'PDF에 비밀번호가 걸려 있습니다. 비밀번호를 풀고 다시 올려 주십시오.',
  'too-many-pages': 'PDF가 60쪽을 넘습니다. 60쪽까지만 쪽 그림을 만듭니다.',
  'too-heavy': 'PDF가 너무 복잡해서 그림을 만들지 못했습니다. 용량을 줄여 다시 올려 주십시오.',
  unknown: '쪽 그림을 만들다가 오류가 생겼습니다. 다시 만들어 주십시오.',
};

const isUnderWay = ({ state }: Drawing) => state === 'waiting' || state === 'drawing';

/** Asks again and again while pages are made, and loads the page anew when they are. */
function useDrawing(id: number, loaded: Drawing) {
  const { revalidate } = useRevalidator();
  const [drawing, setDrawing] = useState(loaded);
  const isWaiting = isUnderWay(drawing);

  useEffect(() => {
    if (!isWaiting) return;
    let asked = 0;
    let drawn = -1;
    const timer = setInterval(() => {
      asked += 1;
      if (asked > mostAsked) return;
      call(browserTransport, newslettersPaths.drawing, { params: { id } }).then(
        ({ data }) => {
          if (data.drawn !== drawn) asked = 0;
          ({ drawn } = data);
          setDrawing(data);
          if (!isUnderWay(data)) void revalidate();
        },
        // Asked again in a moment.
        () => {},
      );
    }, everyMs);
    return () => clearInterval(timer);
  }, [id, isWaiting, revalidate]);

  return { drawing, setDrawing };
}

interface DrawingStateProps {
  id: number;
  loaded: Drawing;
  mutation: Mutation;
}

/** How far the pictures of the pages are, for staff. */
export function DrawingState({ id, loaded, mutation: { act, isBusy } }: DrawingStateProps) {
  const { drawing, setDrawing } = useDrawing(id, loaded);
  const labelId = useId();

  async function again() {
    if (isBusy) return;
    await act(async () => {
      const answer = await call(browserTransport, newslettersPaths.drawAgain, { params: { id } });
      setDrawing(answer.data);
      return answer;
    });
  }

  const { state, drawn, total, problem } = drawing;
  if (state === 'done') return <p role="status">쪽 그림 {total ?? drawn}장을 모두 만들었습니다.</p>;
  if (state === 'failed') {
    return (
      <>
        <StatusMessage kind="error">쪽 그림을 만들지 못했습니다. {problemWords[problem ?? 'unknown']}</StatusMessage>
        <p>PDF와 요약은 그대로 보입니다.</p>
        <Buttons>
          <Button kind="secondary" size="small" aria-disabled={isBusy} onClick={() => void again()}>
            쪽 그림 다시 만들기
          </Button>
        </Buttons>
      </>
    );
  }
  return (
    <div>
      <p id={labelId} role="status">
        {total === null
          ? '쪽 그림을 곧 만들기 시작합니다. 이 화면을 닫으셔도 됩니다.'
          : `쪽 그림을 만들고 있습니다. ${total}쪽 가운데 ${drawn}쪽`}
      </p>
      {total !== null && <progress aria-labelledby={labelId} className={styles.progress} value={drawn} max={total} />}
    </div>
  );
}
