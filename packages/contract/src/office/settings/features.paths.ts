/** What an association may be without. */
export const featureNames = ['transport', 'daycare'] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, boolean>>;

/** Where each is, with all that is under it. `/transport/status` is everybody's: whoever applied for anything looks there. */
const pagesOf = {
  transport: ['/transport/center', '/transport/apply', '/admin/service-days'],
  daycare: ['/daycare'],
} as const satisfies Record<FeatureName, readonly string[]>;

const callsOf = {
  transport: ['/service-days'],
  daycare: ['/program', '/daycare'],
} as const satisfies Record<FeatureName, readonly string[]>;

const isUnder = (places: readonly string[], path: string) =>
  places.some((place) => path === place || path.startsWith(`${place}/`));

/** The places of what an association does not have. */
export const hiddenPlaces = (features: Features): string[] =>
  featureNames.filter((name) => !features[name]).flatMap((name) => pagesOf[name]);

/** Whether an address, with or without a query, leads to what the association does not have. */
export const isHiddenPage = (features: Features, address: string): boolean =>
  isUnder(hiddenPlaces(features), address.split(/[?#]|\.data$/, 1)[0] ?? '');

/** To which of them a call belongs; undefined where every association has it. */
export const featureOfCall = (path: string): FeatureName | undefined =>
  featureNames.find((name) => isUnder(callsOf[name], path));
