import type { Clock } from '@kidney/api/platform/clock.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import { Gauge, type Registry } from 'prom-client';
import { oneAtATime } from '../one-at-a-time.ts';

const leastBetween = 15_000;

/** What is known of the installation, by its name without `kidney_`. What is not known is left out, and never 0. */
export const vitals = {
  backup_last_seconds: 'When the last backup was finished, in seconds since 1970',
  drill_last_seconds: 'When a backup was last opened and compared, in seconds since 1970',
  job_oldest_seconds: 'For how many seconds the oldest job that is due has waited; 0 where none waits',
  jobs_given_up: 'Jobs that were tried for the last time and are not done',
  message_oldest_unsent_seconds: 'For how many seconds the oldest unsent message has waited; 0 where none waits',
  messages_refused: 'Messages that were refused for good within the last hour',
  worker_heartbeat_seconds: 'When a worker was last heard of, in seconds since 1970',
  log_checked_seconds: 'When the log of acts was last checked, in seconds since 1970',
  log_sound: '1 where the log of acts proved itself when it was last checked, 0 where it did not',
  certificate_ends_seconds: 'When the certificate of the public address ends, in seconds since 1970',
  disk_free_ratio: 'Which part of the disk under a folder is free',
} as const;

/** `{ backup_last_seconds: 1_795_000_000, 'disk_free_ratio{folder="files"}': 0.42 }`. */
export type ReadFigures = () => Promise<Readonly<Record<string, number>>>;

const written = /^(?<name>\w+)(?:\{folder="(?<folder>[^"{}]+)"\})?$/;

const isVital = (name: string): name is keyof typeof vitals => Object.hasOwn(vitals, name);

function figureOf([key, value]: [string, number]) {
  const { name = '', folder } = written.exec(key)?.groups ?? {};
  if (!isVital(name)) throw new Error(`no vital is called ${key}`);
  return { name, folder, value };
}

interface Deps {
  registry: Registry;
  readFigures: ReadFigures;
  clock: Clock;
  log: Log;
}

/** Reads them again where they are old, before they are shown. While the database is away the last ones stand. */
export function keepVitals({ registry, readFigures, clock, log }: Deps): () => Promise<void> {
  let askedAt = -Infinity;
  const seconds = () => clock.now().getTime() / 1_000;

  /** One that is not known must not be there at all: a gauge without a value would say 0. */
  function show(known: Readonly<Record<string, number>>): void {
    const figures = Object.entries(known).map(figureOf);
    for (const name of [...Object.keys(vitals), 'vitals_read_seconds']) registry.removeSingleMetric(`kidney_${name}`);
    const gauges = new Map<string, Gauge<'folder'>>();
    const gaugeOf = (name: string, help: string, isOfFolder: boolean) => {
      const labelNames = isOfFolder ? (['folder'] as const) : [];
      const gauge = gauges.get(name) ?? new Gauge({ name: `kidney_${name}`, help, labelNames, registers: [registry] });
      gauges.set(name, gauge);
      return gauge;
    };
    for (const { name, folder, value } of figures) {
      const gauge = gaugeOf(name, vitals[name], folder !== undefined);
      if (folder === undefined) gauge.set(value);
      else gauge.set({ folder }, value);
    }
    gaugeOf('vitals_read_seconds', 'When the vitals were last read, in seconds since 1970', false).set(seconds());
  }

  return oneAtATime(async () => {
    const now = performance.now();
    if (now - askedAt < leastBetween) return;
    askedAt = now;
    await readFigures()
      .then(show)
      .catch((error: unknown) => log.warn({ err: error }, 'the vitals could not be read'));
  }, undefined);
}
