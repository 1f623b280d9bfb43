import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { remindAfter } from './alarms.ts';
import { keep, readKept } from './kept-file.ts';
import { tell, type TellConfig } from './tell.ts';

/** What the units of an installation do, for whoever has never seen a server. */
const failures: Record<string, string> = {
  'kidney-nightly': '밤마다 하는 백업이 되지 않았습니다.',
  'kidney-archive': '분 단위 백업을 밤에 새로 하거나 열어 보지 못했습니다.',
  'kidney-copy-files': '올린 파일의 사본을 만들지 못했습니다.',
  'kidney-mirror':
    '누리집이 모두 멈출 때 대신 보여 줄 임시 화면을 새로 만들지 못했습니다. 지난번 것이 그대로 있습니다.',
  'kidney-watch': '누리집을 살펴보는 프로그램이 멈췄습니다. 무슨 일이 있어도 알림이 가지 않을 수 있습니다.',
};

/** Tells that a unit of the machine failed, without database and queue. The same unit once in twelve hours. */
export async function runAlarm(
  config: TellConfig & Pick<Config, 'WATCH_DIR'>,
  unit: string,
  clock: Clock,
): Promise<{ reached: number; problems: string[] }> {
  const path = join(config.WATCH_DIR, `${unit.replaceAll(/[^\w@.-]/g, '_')}.told`);
  const now = clock.now().getTime();
  const toldAt = Number((await readKept(path)) ?? 0);
  if (toldAt <= now && now - toldAt < remindAfter) return { reached: 0, problems: [] };
  await keep(path, String(now));
  const words = failures[unit] ?? `서버의 ‘${unit}’ 작업이 실패했습니다.`;
  const sent = await tell(config, {
    subject: words,
    text: `${words}\n이 글을 누리집을 돌보는 업체에 그대로 보내 주십시오.\n\njournalctl --unit=${unit} --since=-1h`,
    short: `${words} 누리집을 돌보는 업체에 알려 주십시오.`,
    isUrgent: true,
  });
  if (sent.reached === 0) await keep(path, '0');
  return sent;
}
