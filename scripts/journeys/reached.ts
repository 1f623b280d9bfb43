export interface Reached {
  /** The line for a person, with how many there are. */
  line: string;
  problems: string[];
}

/** Every endpoint is reached from a browser by a journey, or has a reason why not; a reason that is none any more goes. */
export function reachedOf(
  endpoints: readonly string[],
  calls: ReadonlySet<string>,
  outside: Readonly<Record<string, string>>,
): Reached {
  const reached = endpoints.filter((each) => calls.has(each));
  return {
    line: `journeys: ${reached.length} of ${endpoints.length} endpoints`,
    problems: [
      ...endpoints
        .filter((each) => !calls.has(each) && !(each in outside))
        .map((each) => `${each} is reached by no journey`),
      ...Object.keys(outside)
        .filter((each) => calls.has(each))
        .map((each) => `${each} is reached and needs no reason to stand outside`),
      ...Object.keys(outside)
        .filter((each) => !endpoints.includes(each))
        .map((each) => `${each} stands outside and is no endpoint`),
    ],
  };
}
