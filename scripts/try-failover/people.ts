import { sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { StaffSession } from '../lib/staff-session.ts';
import { readPages } from '../try-install/reading.ts';
import { writeNotices } from '../try-install/writing.ts';

const writers = 3;

/** Visitors read and three of the office write, until they are told to stop. */
export function startPeople(origin: string, session: StaffSession) {
  const over = new AbortController();
  const confirmed = new Set<string>();
  const confirmedAt: number[] = [performance.now()];
  let withoutWords = 0;

  async function save(notice: object): Promise<number> {
    const answer = await fetch(`${origin}/api/notice`, {
      method: 'POST',
      headers: { ...session, origin, 'content-type': 'application/json' },
      body: JSON.stringify(notice),
    });
    const text = await answer.text();
    if (answer.status === 503 && !text.includes('사무국으로 전화')) withoutWords += 1;
    return answer.status;
  }

  const reading = readPages(origin, sitePages, over.signal);
  const writing = Array.from({ length: writers }, (_, number) =>
    writeNotices({
      save,
      title: `쓰기 ${number + 1}`,
      over: over.signal,
      onConfirmed(title) {
        confirmed.add(title);
        confirmedAt.push(performance.now());
      },
    }),
  );
  return {
    confirmed,
    /** Seconds without any confirmed write, at the longest, since then. */
    longestGapSince(since: number): number {
      const first = confirmedAt.findLastIndex((at) => at <= since);
      const times = [...confirmedAt.slice(Math.max(0, first)), performance.now()];
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / 1_000;
    },
    /** Fulfilled when so many more were confirmed. */
    async untilConfirmed(more: number): Promise<void> {
      const goal = confirmed.size + more;
      const deadline = performance.now() + 60_000;
      while (confirmed.size < goal) {
        if (performance.now() > deadline) throw new Error('nothing was confirmed for a minute');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      over.abort();
      const read = await reading;
      const written = await Promise.all(writing);
      const sum = (key: 'refused' | 'broken') => written.reduce((total, each) => total + each[key], 0);
      return { read, refused: sum('refused'), broken: sum('broken'), withoutWords };
    },
  };
}
