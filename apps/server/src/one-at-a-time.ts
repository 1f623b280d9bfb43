const patience = 1_000;

/** Asks no more than once at a time, and waits no longer than that. */
export function oneAtATime<Answer>(question: () => Promise<Answer>, otherwise: Answer): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return () => {
    asking ??= question()
      .catch(() => otherwise)
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([
      asking,
      new Promise<Answer>((resolve) => {
        setTimeout(resolve, patience, otherwise).unref();
      }),
    ]);
  };
}
