import pg from 'pg';

/** A connection for whoever copies all of the database: its snapshot stands while files and programs take their time. */
export async function openCopyingClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    lock_timeout: 60_000,
    options: '-c idle_in_transaction_session_timeout=0 -c statement_timeout=0',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
