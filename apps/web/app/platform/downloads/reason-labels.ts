import type { SheetReason } from '@kidney/contract/shared/sheet-reasons.paths.ts';

/** Why a list of people is taken along, as the office says it. */
export const reasonWords: Record<SheetReason, string> = {
  report: '관공서에 내는 자료',
  inspection: '감사·점검',
  contact: '연락망 만들기',
  handover: '업무 인계',
  'own-request': '본인이 요청함',
};
