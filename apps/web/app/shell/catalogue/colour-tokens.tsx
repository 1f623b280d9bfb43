import type { ReactNode } from 'react';
import { seenOn, textOn } from '../../styles/token-pairs.ts';
import { colours, measuredContrast } from './token-sheets.ts';

const paint = (name: string) => (name.startsWith('#') ? name : `var(--${name})`);

/** A presentation attribute and not a style: the content security policy allows no style attributes. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="token-swatch" viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(colour)} />
    </svg>
  );
}

interface Pair {
  name: string;
  ground: string;
}

function TextSample({ name, ground }: Pair) {
  return (
    <svg className="token-swatch" viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(ground)} />
      <text x="48" y="37" textAnchor="middle" fill={paint(name)} className="token-letters">
        가나다
      </text>
    </svg>
  );
}

function LineSample({ name, ground }: Pair) {
  return (
    <svg className="token-swatch" viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(ground)} />
      <rect x="16" y="14" width="64" height="28" rx="6" fill="none" strokeWidth="3" stroke={paint(name)} />
    </svg>
  );
}

function ByDayAndNight({ day, night }: { day: string; night: string }) {
  return (
    <>
      <span className="token-line">{day}</span>
      <span className="token-line">고대비 {night}</span>
    </>
  );
}

const pairsIn = (pairs: Record<string, readonly string[]>): Pair[] =>
  Object.entries(pairs).flatMap(([ground, names]) => names.map((name) => ({ name, ground })));

interface PairListProps {
  pairs: Record<string, readonly string[]>;
  sample: (pair: Pair) => ReactNode;
}

function PairList({ pairs, sample: Sample }: PairListProps) {
  return (
    <ul className="token-list">
      {pairsIn(pairs).map(({ name, ground }) => (
        <li key={name + ground} className="token-item">
          <Sample name={name} ground={ground} />
          <span>
            <b className="token-name">
              {ground} 위의 {name}
            </b>
            <ByDayAndNight {...measuredContrast(name, ground)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every colour, and every pair of colours with the contrast that its values give. */
export function ColourTokens() {
  return (
    <section id="colours" className="token-tokens">
      <h2>색</h2>
      <ul className="token-list">
        {colours.map(({ name, day, night }) => (
          <li key={name} className="token-item">
            <Swatch colour={name} />
            <span>
              <b className="token-name">{name}</b>
              <ByDayAndNight day={day} night={night} />
            </span>
          </li>
        ))}
      </ul>
      <h3>바탕 위의 글자: 7 : 1이 넘어야 합니다</h3>
      <PairList pairs={textOn} sample={TextSample} />
      <h3>바탕 위의 선과 표시: 3 : 1이 넘어야 합니다</h3>
      <PairList pairs={seenOn} sample={LineSample} />
    </section>
  );
}
