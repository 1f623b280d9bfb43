import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';
import type { PageTrace } from './request-context.ts';

const making = new AsyncLocalStorage<PageTrace>();

/** Makes a page; whoever asks for the time meanwhile, however deep, is noticed. */
export const makePage = <Result>(trace: PageTrace, work: () => Result): Result => making.run(trace, work);

/** A page may show something of today where the time was asked for while it was made, and nowhere else. */
export const noticedClock = (clock: Clock): Clock => ({
  now: () => {
    const trace = making.getStore();
    if (trace) trace.isOfToday = true;
    return clock.now();
  },
});

/** The time for an answer that says by itself when it changes, or that no passing of time can change. Nobody notices. */
export const timeUnnoticed = (clock: Clock): Date => making.exit(() => clock.now());
