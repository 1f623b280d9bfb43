import type { Fact } from '@kidney/contract/facts/facts.schema.ts';

/** Three times a week, there and back: 6 × 52 ÷ 12. */
export const ridesAMonth = 26;
const distances = [3, 5, 10, 15];

export interface MonthlyCost {
  kilometres: number;
  van: number;
  burumi: number;
  taxi: number;
}

/** What the sentence of the distance fare says, for example 2km가 넘으면 125m마다 100원. */
function meterOf(value: string): { freeMetres: number; step: number; fare: number } | null {
  const [, kilometres, metres, won] = /([\d.]+)km.*?(\d+)m마다 ([\d,]+)원/.exec(value) ?? [];
  if (!kilometres || !metres || !won) return null;
  return { freeMetres: Number(kilometres) * 1000, step: Number(metres), fare: Number(won.replaceAll(',', '')) };
}

/** What a month of rides to dialysis costs, from the facts alone; empty where one of them is missing or says it another way. */
export function monthlyCosts(facts: ReadonlyMap<string, Fact>): MonthlyCost[] {
  const amount = (key: string) => facts.get(key)?.amount ?? null;
  const van = amount('transport-fee');
  const base = amount('taxi-base-fare');
  const meter = meterOf(facts.get('taxi-distance-fare')?.value ?? '');
  if (van === null || base === null || meter === null) return [];
  return distances.flatMap((kilometres) => {
    const burumi = amount(`burumi-fare-${kilometres}km`);
    if (burumi === null) return [];
    const steps = Math.ceil(Math.max(0, kilometres * 1000 - meter.freeMetres) / meter.step);
    const taxi = base + steps * meter.fare;
    return [{ kilometres, van, burumi: burumi * ridesAMonth, taxi: taxi * ridesAMonth }];
  });
}

export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
