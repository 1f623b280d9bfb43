import { commandLine } from '@kidney/api/platform/command-line.ts';
import { UsageError, type Setting, type Verb } from './verb.ts';

const verbs = new Map<string, () => Promise<{ default: Verb }>>([
  ['migrate', () => import('./migrate.ts')],
  ['init', () => import('./init.ts')],
  ['doctor', () => import('./doctor.ts')],
  ['status', () => import('./status.ts')],
  ['watch', () => import('./watch.ts')],
  ['alarm', () => import('./alarm.ts')],
  ['slow', () => import('./slow.ts')],
  ['version', () => import('./version.ts')],
  ['check-pack', () => import('./check-pack.ts')],
  ['sample', () => import('./sample.ts')],
  ['create-owner', () => import('./create-owner.ts')],
  ['approve', () => import('./approve.ts')],
  ['disable', () => import('./disable.ts')],
  ['sign-everybody-out', () => import('./sign-everybody-out.ts')],
  ['reset-factor', () => import('./reset-factor.ts')],
  ['keys', () => import('./keys.ts')],
  ['rotate-keys', () => import('./rotate-keys.ts')],
  ['sweep-files', () => import('./sweep-files.ts')],
  ['files', () => import('./files.ts')],
  ['sweep-assets', () => import('./sweep-assets.ts')],
  ['mirror', () => import('./mirror.ts')],
  ['reindex', () => import('./reindex.ts')],
  ['verify-log', () => import('./verify-log.ts')],
  ['keep-log', () => import('./keep-log.ts')],
  ['backup-key', () => import('./backup-key.ts')],
  ['backup', () => import('./backup.ts')],
  ['backup-drill', () => import('./backup-drill.ts')],
  ['restore', () => import('./restore.ts')],
  ['export', () => import('./export.ts')],
  ['export-person', () => import('./export-person.ts')],
  ['erase-person', () => import('./erase-person.ts')],
]);

async function help(): Promise<string> {
  const lines: string[] = [];
  for (const [name, load] of verbs) lines.push(`  ${(await load()).default.usageOf(name)}`);
  return `${commandLine} VERB\n${lines.join('\n')}`;
}

export async function run([name = '', ...args]: string[], setting: Setting): Promise<void> {
  const verb = await verbs.get(name)?.();
  if (!verb) throw new UsageError(await help());
  await verb.default.run(name, args, setting);
}
