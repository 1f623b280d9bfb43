import { findTool } from '@kidney/api/operations/backups/index.ts';
import { identityOf } from '@kidney/api/office/settings/index.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import { findTalkativeSettings } from '@kidney/api/platform/database-log.repository.ts';
import { missingFor } from '@kidney/api/readiness.ts';
import { isSamplePhone } from '../sample-phone.ts';
import { note, red, type Check } from './check.ts';

const oldest = 15;
const newest = 18;
const longestSkewMs = 1_000;

const durabilityProblems = `
  select name || ' is off: what was confirmed may be lost' as problem from pg_settings
  where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
  union all
  select 'data checksums are off: a disk that forgets would not be noticed' where current_setting('data_checksums') = 'off'`;

const powerProblems = `
  select rolname || ' may do more than it needs: superuser, roles, databases or row security' as problem from pg_roles
  where rolname = session_user and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`;

/** What the database says of itself to the application's role; `owner` is the login of the one who owns the tables, where it is known. */
export function databaseChecks(database: Database, owner: string | null, binaries: string): Check[] {
  const client = database.read.$client;
  const problems = async (statement: string, values: unknown[] = []) =>
    (await client.query<{ problem: string }>(statement, values)).rows.map(({ problem }) => red(problem));
  const setting = async (name: string) =>
    (await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value ?? '';
  const major = async () => Math.floor(Number(await setting('server_version_num')) / 10_000);

  return [
    {
      name: 'database',
      korean: '데이터베이스',
      async look() {
        const version = await major();
        const encoding = await setting('server_encoding');
        return [
          ...(version < oldest || version > newest
            ? [red(`is PostgreSQL ${version}, tried are ${oldest} to ${newest}`)]
            : []),
          ...(encoding === 'UTF8' ? [] : [red(`holds ${encoding}, has to hold UTF8: make it anew from template0`)]),
        ];
      },
    },
    {
      name: 'clock',
      korean: '시계',
      async look() {
        const began = Date.now();
        const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
        const middle = (began + Date.now()) / 2;
        const skew = Math.abs((rows[0]?.now.getTime() ?? 0) - middle);
        return skew < longestSkewMs
          ? []
          : [red(`this machine and the database differ by ${Math.round(skew)} ms: set both by NTP`)];
      },
    },
    {
      name: 'log of the database',
      korean: '데이터베이스 기록에 남는 개인정보',
      async look() {
        return (await findTalkativeSettings(database.read, owner)).map(red);
      },
    },
    { name: 'durability', korean: '저장한 것을 잃지 않는지', look: () => problems(durabilityProblems) },
    { name: 'role', korean: '데이터베이스 권한', look: () => problems(powerProblems) },
    {
      name: 'installation',
      korean: '설치',
      async look() {
        const missing = await missingFor(database);
        if (missing !== null) return [red(missing)];
        const { phone } = await identityOf(database.read);
        return isSamplePhone(phone) ? [red(`the office's number is a sample (${phone}): 설정 → 협회 정보`)] : [];
      },
    },
    {
      name: 'tools for backups',
      korean: '백업에 쓰는 프로그램',
      async look() {
        const version = await major();
        const missing: string[] = [];
        for (const tool of ['pg_dump', 'pg_restore'] as const)
          await findTool(tool, version, binaries).catch((error: Error) => missing.push(error.message));
        return missing.map(note);
      },
    },
  ];
}
