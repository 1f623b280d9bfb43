/** Entries by key, bounded in bytes; the longest unused go first. */
export function createBoundedEntries<Entry extends { bytes: number }>(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  return {
    get: (key: string) => entries.get(key),
    all: () => entries.values(),
    remove,

    /** As the last one to go. */
    renew(key: string, entry: Entry): void {
      entries.delete(key);
      entries.set(key, entry);
    },

    add(key: string, entry: Entry): void {
      if (entry.bytes > maxBytes) return;
      remove(key);
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        remove(oldest);
      }
    },

    removeWhere(isWanted: (entry: Entry) => boolean): void {
      for (const [key, entry] of entries) if (isWanted(entry)) remove(key);
    },

    clear(): void {
      entries.clear();
      bytes = 0;
    },

    get size() {
      return { pages: entries.size, bytes };
    },
  };
}
