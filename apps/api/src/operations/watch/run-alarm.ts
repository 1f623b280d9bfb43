import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { remindAfter } from './alarms.ts';
import { keep, readKept } from './kept-file.ts';
import { needSomebody, tell, type TellConfig } from './tell.ts';

/** Tells that a unit of the machine failed, without database and queue. The same unit once in twelve hours. */
export async function runAlarm(
  config: TellConfig & Pick<Config, 'WATCH_DIR'>,
  unit: string,
  clock: Clock,
): Promise<{ reached: number; problems: string[] }> {
  needSomebody(config);
  const path = join(config.WATCH_DIR, `${unit.replaceAll(/[^\w@.-]/g, '_')}.told`);
  const now = clock.now().getTime();
  const toldAt = Number((await readKept(path)) ?? 0);
  if (now - toldAt < remindAfter) return { reached: 0, problems: [] };
  await keep(path, String(now));
  const words = `‘${unit}’ 작업이 실패했습니다.`;
  const sent = await tell(config, {
    subject: words,
    text: `${words}\n서버에서 다음 명령으로 까닭을 볼 수 있습니다.\n\njournalctl --unit=${unit} --since=-1h`,
    short: words,
  });
  if (sent.reached === 0) await keep(path, String(toldAt));
  return sent;
}
