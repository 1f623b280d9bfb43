import { formatDate } from '../../../../platform/korean-date.ts';
import type { Origin } from './fact-origin.ts';

export function FactOriginLine({ origin: { effectiveFrom, source, sourceHref, checkedOn } }: { origin: Origin }) {
  return (
    <>
      {effectiveFrom && `${formatDate(effectiveFrom)} 기준 · `}
      출처: {sourceHref ? <a href={sourceHref}>{source}</a> : source}
      {checkedOn && ` · 확인한 날 ${formatDate(checkedOn)}`}
    </>
  );
}
