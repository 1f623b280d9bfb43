/** A pledge is somebody's offer to give: money, things or time. */
export const applicationKinds = ['membership', 'transport', 'pledge'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** Where each form stands, and what it is called. */
export const applicationForms = {
  membership: { path: '/community/membership/apply', title: '회원 가입 신청' },
  transport: { path: '/transport/apply', title: '병원 이동 차량 신청' },
  pledge: { path: '/love/sponsorship/apply', title: '후원 신청' },
} as const satisfies Record<ApplicationKind, { path: string; title: string }>;

/** `settled` is the good end: 배정 완료, 가입 완료 or 후원 확인. */
export const applicationStates = [
  'received',
  'consulting',
  'scheduling',
  'settled',
  'waiting',
  'refused',
  'cancelled',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The way of an application that meets nothing: what the applicant sees as steps. */
export const stepsOf = {
  membership: ['received', 'consulting', 'settled'],
  transport: ['received', 'consulting', 'scheduling', 'settled'],
  pledge: ['received', 'settled'],
} as const satisfies Record<ApplicationKind, readonly ApplicationState[]>;

const open = ['received', 'consulting', 'scheduling', 'waiting'] as const satisfies readonly ApplicationState[];
export const isOpen = (state: ApplicationState): boolean => open.some((each) => each === state);

/** Where an application may go from where it is. What was ended by mistake goes back to the consultation, or to the start where there is none. */
export function nextStates(kind: ApplicationKind, from: ApplicationState): readonly ApplicationState[] {
  if (from === 'settled') return ['cancelled'];
  const steps: readonly ApplicationState[] = stepsOf[kind];
  if (!isOpen(from)) return [steps.includes('consulting') ? 'consulting' : 'received'];
  const ways: readonly ApplicationState[] = [...steps, 'waiting', 'refused', 'cancelled'];
  return ways.filter((to) => to !== from && to !== 'received');
}

/** Why somebody waits, or got no: the need that nobody meets, which the city asks about. */
export const applicationReasons = [
  'no-seat',
  'no-wheelchair-place',
  'outside-days',
  'outside-hours',
  'outside-area',
  'not-eligible',
  'no-answer',
  'own-wish',
  'other',
] as const;
export type ApplicationReason = (typeof applicationReasons)[number];
/** These states are not entered without one. */
export const needsReason = (to: ApplicationState): boolean => ['waiting', 'refused', 'cancelled'].includes(to);

/** `paper` came in with a list of the office. */
export const applicationWays = ['web', 'phone', 'paper'] as const;
export type ApplicationWay = (typeof applicationWays)[number];

export const contactWays = ['call-out', 'call-in', 'visit', 'message'] as const;
export type ContactWay = (typeof contactWays)[number];
export const contactResults = ['reached', 'no-answer', 'call-back'] as const;
export type ContactResult = (typeof contactResults)[number];

/** Papers that an officer looked at. No copy is kept. */
export const proofKinds = ['disability-card', 'livelihood', 'next-bracket', 'other'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Where an applicant sends a picture that was asked for: the one page that takes a file. */
export const picturePage = '/transport/status/picture';
/** Days until the picture as it came is deleted, if nobody has blacked it out before. */
export const originalKeptDays = 3;
/** Days the blacked-out picture stays after the decision. */
export const pictureKeptDays = 30;
/** `asked` and not there yet, `held` as it came, `kept` blacked out, `lapsed` deleted before anybody blacked it out. */
export const proofPictureStates = ['asked', 'held', 'kept', 'lapsed'] as const;
export type ProofPictureState = (typeof proofPictureStates)[number];

/** `open` is what somebody still has to do something about, `unsent` where a message did not reach the applicant. */
export const caseShelves = ['open', 'mine', 'waiting', 'unsent', 'ended'] as const;
export type CaseShelf = (typeof caseShelves)[number];

/** Days an unfinished application stays after its last change. */
export const draftKeptDays = 7;
/** Days the link to a case works after its end. */
export const statusLinkDays = 30;

export const serviceDays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
export type ServiceDay = (typeof serviceDays)[number];
