import { hashPattern, residentNumberPattern } from '@kidney/contract/shared/resident-number.ts';
import type pg from 'pg';
import { OperatorError } from './operator-error.ts';

/** How the check of a table is called; by its end it is known when it refuses. */
export const residentNumberCheck = '_no_resident_number';

// Seven digits in a row are rare in what people write: only where there are some is the text looked at closely.
const installFunction = `
  create or replace function public.holds_resident_number(value text) returns boolean
  language sql immutable parallel safe as $$
    select case when value ~ '[1-8１-８][0-9０-９]{6}' then regexp_replace(normalize(value, NFKC), '${hashPattern}', ' ', 'g') ~ '${residentNumberPattern}' else false end
  $$;
  grant execute on function public.holds_resident_number(text) to kidney_app;`;

/** Every table with text that lies open, the columns of it, and whether its check has come to know them all. */
const findTables = `
  select c.oid::regclass::text as name, quote_ident(c.relname || '${residentNumberCheck}') as "check", k.oid is not null as "isThere",
    coalesce(k.convalidated, false) as "isValid",
    coalesce((select array_agg(n order by n) from unnest(k.conkey) n) = array_agg(a.attnum order by a.attnum), false) as "isWhole",
    string_agg(format('public.holds_resident_number(%I::text)', a.attname), ' or ' order by a.attnum) as condition
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.conname = c.relname || '${residentNumberCheck}'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.atttypid = any (array['text', 'varchar', 'bpchar', 'json', 'jsonb', 'text[]', 'varchar[]']::regtype[])
  group by c.oid, k.oid order by 1`;

interface Table {
  name: string;
  check: string;
  isThere: boolean;
  isValid: boolean;
  isWhole: boolean;
  condition: string;
}

async function validate(client: pg.Client, { name, check }: Table): Promise<void> {
  try {
    await client.query(`alter table ${name} validate constraint ${check}`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '23514') throw error;
    throw new OperatorError(
      `There are resident registration numbers in ${name}. New ones are refused already; take these out (they must not be kept) and run migrate again.`,
    );
  }
}

/** Refuses resident registration numbers in every column that holds text in clear, also in tables that are new. Twice changes nothing. */
export async function installResidentNumberChecks(client: pg.Client): Promise<void> {
  await client.query(installFunction);
  const { rows } = await client.query<Table>(findTables);
  for (const table of rows) {
    const { name, check, isThere, isWhole, condition } = table;
    // In one statement: a table that is busy between two would be left without.
    const drop = isThere ? `drop constraint ${check}, ` : '';
    if (!isWhole)
      await client.query(`alter table ${name} ${drop}add constraint ${check} check (not (${condition})) not valid`);
    if (!isWhole || !table.isValid) await validate(client, table);
  }
}
