import type pg from 'pg';

/**
 * For a database as it was some time ago: sessions that have ended since would stand again, and links that were used or taken
 * back would open once more.
 */
export async function endEveryWayIn(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    update sessions set revoked_at = now(), revoked_reason = 'restored' where revoked_at is null;
    delete from account_links;
    delete from invitations;
    commit`);
}
