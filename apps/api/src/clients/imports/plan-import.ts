import { createHash } from 'node:crypto';
import { importStates, type ImportState, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportRow } from '@kidney/contract/clients/imports/imports.schema.ts';
import type { Recognised } from '../people/index.ts';
import { childWords, type ImportItem, type ReadRow } from './read-row.ts';

/** What somebody is already. */
export type Standing = 'not-yet' | 'already' | 'left';

/** What is known of whoever a row names. */
export interface Around extends Recognised {
  standing: Standing;
  /** When they last took back what they had agreed to for this; null where something of it holds. */
  takenBackOn: string | null;
  /** Whether somebody else has to agree for them. */
  isChild: boolean;
}

export interface PlannedRow {
  shown: ImportRow;
  /** Of a row that goes in. */
  item: ImportItem | null;
  known: string | null;
  /** Whose data made this row what it is. */
  looked: readonly string[];
}

const plainName = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();

/** What stands higher up in the same file. */
function createFileMemory() {
  const byBoth = new Map<string, number>();
  const byName = new Map<string, { row: number; birthDate: string }[]>();
  return ({ row, item }: ReadRow & { item: ImportItem }) => {
    const { name, phone, birthDate } = item.person;
    const key = `${plainName(name)} ${phone}`;
    const same = byBoth.get(key);
    const namesakes = byName.get(plainName(name)) ?? [];
    const twin = namesakes.find((each) => birthDate && each.birthDate === birthDate);
    if (same === undefined) {
      byBoth.set(key, row);
      byName.set(plainName(name), [...namesakes, { row, birthDate: birthDate ?? '' }]);
    }
    return { same, twin: twin?.row, namesake: namesakes[0]?.row };
  };
}

const nobody: Around = {
  known: undefined,
  namesakes: [],
  forgottenOn: null,
  standing: 'not-yet',
  takenBackOn: null,
  isChild: false,
};

interface Judged {
  state: ImportState;
  problem?: string;
  notes?: string[];
  looked?: string[];
}

const nameAnd = (what: string) => `이름과 ${what}`;
const leftWords = '탈퇴하신 분입니다. 다시 가입하시면 신청으로 받아 주십시오.';

const forgottenWords = '개인정보를 지워 드린 분입니다. 그 뒤에 새로 동의하셨으면 그날을 동의한 날에 적어 주십시오.';

const takenBackWords = '동의를 거두신 분입니다. 그 뒤에 새로 동의하셨으면 그날을 동의한 날에 적어 주십시오.';

function judgeKnown({ person, agreedOn }: ImportItem, around: Around): Judged {
  const { known, namesakes, standing, forgottenOn, takenBackOn, isChild } = around;
  const { birthDate } = person;
  if (!known && forgottenOn !== null && agreedOn <= forgottenOn) return { state: 'wrong', problem: forgottenWords };
  if (known) {
    const looked = [known.id];
    if (birthDate && known.birthDate && known.birthDate !== birthDate)
      return {
        state: 'wrong',
        problem: `${nameAnd('전화번호')}가 같은 분의 생년월일이 다르게 적혀 있습니다. 확인해 주십시오.`,
        looked,
      };
    if (standing === 'left') return { state: 'wrong', problem: leftWords, looked };
    if (standing === 'already') return { state: 'same', looked };
    if (isChild) return { state: 'wrong', problem: childWords, looked };
    const isOver = takenBackOn !== null && agreedOn <= takenBackOn;
    return isOver ? { state: 'wrong', problem: takenBackWords, looked } : { state: 'known', looked };
  }
  const twin = namesakes.find((each) => birthDate && each.birthDate === birthDate);
  if (twin) {
    const problem = `${nameAnd('생년월일')}이 같은 분이 다른 전화번호로 이미 있습니다. 같은 분인지 확인해 주십시오.`;
    return { state: 'wrong', problem, looked: [twin.id] };
  }
  if (namesakes.length === 0) return { state: 'new' };
  return {
    state: 'new',
    notes: ['이름이 같은 분이 이미 있습니다. 전화번호가 달라 다른 분으로 넣습니다.'],
    looked: namesakes.map(({ id }) => id),
  };
}

/** What the list would do, row by row. `around` has one for every row that could be read, in their order. */
export function planRows(rows: readonly ReadRow[], around: readonly Around[]): PlannedRow[] {
  const remember = createFileMemory();
  const waiting = around.values();
  return rows.map((each): PlannedRow => {
    const { row, name, item, problems, notes } = each;
    const shown = { row, name, problems, notes };
    if (!item) return { shown: { ...shown, state: 'wrong' }, item: null, known: null, looked: [] };
    const of = waiting.next().value ?? nobody;
    const { same, twin, namesake } = remember({ ...each, item });
    const higher = same ?? twin;
    if (higher !== undefined) {
      const what = nameAnd(same === undefined ? '생년월일이' : '전화번호가');
      const message = `${higher}번째 줄과 ${what} 같습니다. 한 줄만 넣습니다.`;
      return {
        shown: { ...shown, state: 'double', problems: [{ column: '', message }] },
        item: null,
        known: null,
        looked: [],
      };
    }
    const judged = judgeKnown(item, of);
    const looked = judged.looked ?? [];
    const told = [
      ...notes,
      ...(namesake === undefined
        ? []
        : [`${namesake}번째 줄에 이름이 같은 분이 있습니다. 전화번호가 달라 다른 분으로 넣습니다.`]),
      ...(judged.notes ?? []),
    ];
    const known = of.known?.id ?? null;
    if (judged.problem !== undefined) {
      const wrong = [{ column: '', message: judged.problem }];
      return { shown: { ...shown, state: 'wrong', problems: wrong, notes: told }, item: null, known, looked };
    }
    if (each.lacksPaper && judged.state !== 'same') {
      const none = [{ column: '동의한 날(종이)', message: '종이에 동의하신 날이 없어 넣지 않습니다.' }];
      return { shown: { ...shown, state: 'no-consent', problems: none, notes: told }, item: null, known, looked };
    }
    const goes = judged.state === 'new' || judged.state === 'known';
    return { shown: { ...shown, state: judged.state, notes: told }, item: goes ? item : null, known, looked };
  });
}

export const countStates = (rows: readonly Pick<PlannedRow, 'shown'>[]): Record<ImportState, number> => {
  const counts = Object.fromEntries(importStates.map((state) => [state, 0])) as Record<ImportState, number>;
  for (const { shown } of rows) counts[shown.state] += 1;
  return counts;
};

const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');
export const hashOf = (file: Uint8Array): string => sha256(file);

/** Stands for what the preview showed. */
export const tokenOf = (
  kind: ListKind,
  hash: string,
  columns: readonly string[],
  rows: readonly Pick<PlannedRow, 'shown' | 'known'>[],
) => sha256(JSON.stringify([kind, hash, columns, rows.map(({ shown, known }) => [shown.row, shown.state, known])]));
