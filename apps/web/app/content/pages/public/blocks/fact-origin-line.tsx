import { formatDate } from '../../../../platform/korean-date.ts';
import type { Origin } from './fact-origin.ts';

export function FactOriginLine({ origin }: { origin: Origin }) {
  const { effectiveFrom, source, sourceHref, checkedOn, knownSince } = origin;
  const day = checkedOn ?? knownSince;
  return (
    <>
      {effectiveFrom && `${formatDate(effectiveFrom)} 기준 · `}
      출처: {sourceHref ? <a href={sourceHref}>{source}</a> : source}
      {day && ` · ${checkedOn ? '확인한 날' : '사무국에 물어보십시오. 알려진 날'} ${formatDate(day)}`}
    </>
  );
}
