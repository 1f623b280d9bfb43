import { won } from '@kidney/contract/content/facts/amount-labels.paths.ts';
import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { withParticle } from '@kidney/contract/shared/particles.ts';

/** Three times a week, there and back: 6 × 52 ÷ 12. */
const ridesAMonth = 26;
const distances = [3, 5, 10, 15];

interface MonthlyCost {
  kilometres: number;
  van: number;
  callTaxi: number;
  taxi: number;
}

/** What the sentence of the distance fare says, for example 2km가 넘으면 125m마다 100원. */
function meterOf(value: string): { freeMetres: number; step: number; fare: number } | null {
  const [, kilometres, metres, amount] = /([\d.]+)km.*?(\d+)m마다 ([\d,]+)원/.exec(value) ?? [];
  if (!kilometres || !metres || !amount) return null;
  return { freeMetres: Number(kilometres) * 1000, step: Number(metres), fare: Number(amount.replaceAll(',', '')) };
}

/** What a month of rides to dialysis costs, from the facts alone; empty where one of them is missing or says it another way. */
export function monthlyCosts(facts: ReadonlyMap<string, Fact>): MonthlyCost[] {
  const amount = (key: string) => facts.get(key)?.amount ?? null;
  const van = amount('transport-fee');
  const base = amount('taxi-base-fare');
  const meter = meterOf(facts.get('taxi-distance-fare')?.value ?? '');
  if (van === null || base === null || meter === null) return [];
  return distances.flatMap((kilometres) => {
    const callTaxi = amount(`call-taxi-fare-${kilometres}km`);
    if (callTaxi === null) return [];
    const steps = Math.ceil(Math.max(0, kilometres * 1000 - meter.freeMetres) / meter.step);
    const taxi = base + steps * meter.fare;
    return [{ kilometres, van, callTaxi: callTaxi * ridesAMonth, taxi: taxi * ridesAMonth }];
  });
}

export interface CostRow {
  label: string;
  cells: string[];
}

export interface CostsInWords {
  lead: string;
  caption: string;
  columns: string[];
  rows: CostRow[];
  note: string;
}

/** In words already where they are made: a visitor downloads neither a formatter nor the words. */
export const costsInWords = (costs: readonly MonthlyCost[], callTaxiName: string): CostsInWords => ({
  lead: `일주일에 세 번 왕복하면 한 달에 ${ridesAMonth}번쯤 탑니다. 아래 요금으로 셈해 본 금액입니다.`,
  caption: `한 달에 ${ridesAMonth}번 탈 때 드는 돈`,
  columns: ['협회 차량', callTaxiName, '일반 택시'],
  rows: costs.map(({ kilometres, van, callTaxi, taxi }) => ({
    label: `집에서 병원까지 ${kilometres}km`,
    cells: [won(van), won(callTaxi), won(taxi)],
  })),
  note: `가까운 거리는 ${withParticle(callTaxiName, '가')} 더 쌀 수 있습니다. 택시는 낮에 길이 막히지 않을 때의 금액입니다. 요금은 바뀔 수 있습니다.`,
});
