interface KeptOptions {
  forMs: number;
  most: number;
  now(): number;
}

/** Keeps what was made for a while; who asks meanwhile waits for the same. What failed is made again. */
export function createKept<Value>({ forMs, most, now }: KeptOptions) {
  const values = new Map<string, { until: number; value: Promise<Value> }>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = values.get(key);
    if (found && now() < found.until) return found.value;
    const value = make();
    values.delete(key);
    values.set(key, { until: now() + forMs, value });
    for (const oldest of values.keys()) {
      if (values.size <= most) break;
      values.delete(oldest);
    }
    value.catch(() => values.get(key)?.value === value && values.delete(key));
    return value;
  };
}
