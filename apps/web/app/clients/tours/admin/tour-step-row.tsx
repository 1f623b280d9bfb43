import type { MarkTourStep, Tour } from '@kidney/contract/clients/tours/tours.schema.ts';
import { saidSteps, type TourStep } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { stepWords } from './tour-labels.ts';

export const openButtonId = (step: TourStep) => `open-${step}`;

interface TourStepRowProps {
  sample: NonNullable<Tour['sample']>;
  step: Tour['steps'][number];
  number: number;
  isBusy: boolean;
  onMark: (mark: MarkTourStep) => void;
}

/** One of the eight: what to do, where, and whether it is done. */
export function TourStepRow({ sample, step: { step, state }, number, isBusy, onMark }: TourStepRowProps) {
  const { title, text, open } = stepWords(sample)[step];
  const said = saidSteps.find((each) => each === step);
  return (
    <Row>
      <RowTitle>
        {number}. {title}
      </RowTitle>
      {state === 'done' && (
        <p>
          <Tag icon="check" tone="ok">
            했습니다
          </Tag>
        </p>
      )}
      {state === 'skipped' && (
        <p>
          <Tag>건너뜀</Tag>
        </p>
      )}
      <p>{text}</p>
      <Buttons>
        <ButtonLink
          id={openButtonId(step)}
          kind={state === 'open' ? 'primary' : 'secondary'}
          size="small"
          to={open.to}
          aria-label={`${open.label}: ${title}`}
        >
          {open.label}
        </ButtonLink>
        <NeedsScript>
          {state === 'open' && said && (
            <Button
              kind="secondary"
              size="small"
              aria-disabled={isBusy}
              aria-label={`했습니다: ${title}`}
              onClick={() => onMark({ step: said, mark: 'done' })}
            >
              했습니다
            </Button>
          )}
          {state === 'open' && (
            <Button
              kind="secondary"
              size="small"
              aria-disabled={isBusy}
              aria-label={`건너뛰기: ${title}`}
              onClick={() => onMark({ step, mark: 'skipped' })}
            >
              건너뛰기
            </Button>
          )}
          {(state === 'skipped' || (state === 'done' && said)) && (
            <Button
              kind="secondary"
              size="small"
              aria-disabled={isBusy}
              aria-label={`다시 하기: ${title}`}
              onClick={() => onMark({ step, mark: 'open' })}
            >
              다시 하기
            </Button>
          )}
        </NeedsScript>
      </Buttons>
    </Row>
  );
}
