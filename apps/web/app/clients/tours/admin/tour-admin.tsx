import { tourKeptDays, sampleName, tourSteps } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import { toursPaths } from '@kidney/contract/clients/tours/tours.paths.ts';
import type { MarkTourStep, Tour } from '@kidney/contract/clients/tours/tours.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { openButtonId, TourStepRow } from './tour-step-row.tsx';

/** Before it and after it, or where one is in it. */
export function TourAdmin({ tour: { sample, steps, endedAt } }: { tour: Tour }) {
  const mutation = useMutation();
  const { act, isBusy } = mutation;
  const left = steps.filter(({ state }) => state === 'open').length;
  const start = () => void act(() => call(browserTransport, toursPaths.start));
  async function mark(body: MarkTourStep) {
    const { isDone } = await act(async () => {
      await call(browserTransport, toursPaths.mark, { body });
      return {};
    });
    // The button that was pressed is there no more.
    if (isDone) document.getElementById(openButtonId(body.step))?.focus();
  }
  const end = () => void act(() => call(browserTransport, toursPaths.end));
  return (
    <Stack>
      <OutcomeMessage mutation={mutation} />
      {sample ? (
        <>
          <p>
            <b>
              {left === 0
                ? `${tourSteps.length}가지를 모두 마쳤습니다.`
                : `${tourSteps.length}가지 가운데 ${left}가지가 남았습니다.`}
            </b>{' '}
            그만두셨다가 이 화면을 다시 여시면 이어서 하실 수 있습니다. {tourKeptDays}일이 지나면 저절로 끝납니다.
          </p>
          <Rows>
            {steps.map((step, at) => (
              <li key={step.step}>
                <TourStepRow
                  sample={sample}
                  step={step}
                  number={at + 1}
                  isBusy={isBusy}
                  onMark={(body) => void mark(body)}
                />
              </li>
            ))}
          </Rows>
          <p>마치시면 ‘{sampleName}’과 연습하며 만든 것을 모두 지웁니다.</p>
          <NeedsScript>
            <Buttons>
              <Button kind={left === 0 ? 'primary' : 'secondary'} aria-disabled={isBusy} onClick={end}>
                연습 마치기
              </Button>
            </Buttons>
          </NeedsScript>
        </>
      ) : (
        <>
          <p>
            {endedAt && '연습을 마치셨습니다. 다시 하셔도 됩니다. '}‘{sampleName}’이라는 없는 분의 신청을 하나 만듭니다.
            문자는 나가지 않고, 마치시면 모두 지웁니다. 15분이면 됩니다.
          </p>
          <NeedsScript>
            <Buttons>
              <Button aria-disabled={isBusy} onClick={start}>
                {endedAt ? '다시 연습하기' : '연습 시작'}
              </Button>
            </Buttons>
          </NeedsScript>
        </>
      )}
    </Stack>
  );
}
