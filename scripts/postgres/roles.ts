import pg from 'pg';

export const ownerRole = 'kidney_owner';
export const appRole = 'kidney_app';

/** Runs statements as one connection to that address. */
export async function runSql(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The two roles every database of this project knows: one owns and migrates, the other only uses. PostgreSQL writes of
 * their errors what went wrong, not with which row or in which words: these may be somebody's. The application's own
 * log says where it was.
 */
export async function createRoles(adminUrl: string): Promise<void> {
  const create = (role: string) =>
    `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if; end $$`;
  const hushed = (role: string) => [
    `alter role ${role} set log_error_verbosity = 'terse'`,
    `alter role ${role} set log_min_error_statement = 'panic'`,
  ];
  await runSql(
    adminUrl,
    [ownerRole, appRole].flatMap((role) => [create(role), ...hushed(role)]),
  );
}

export function urlFor(adminUrl: string, role: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.pathname = `/${database}`;
  return url.href;
}
