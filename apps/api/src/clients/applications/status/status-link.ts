import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const sealBytes = 16;

/** Links to a case that need no row: the id of the application, and 128 bits that only we can make of it. */
export function createStatusLinks(secret: Uint8Array) {
  const sealOf = (id: Buffer) => createHmac('sha256', secret).update(id).digest().subarray(0, sealBytes);

  return {
    /** In the query, which is never logged. */
    pathTo(applicationId: string): string {
      const id = Buffer.from(applicationId.replaceAll('-', ''), 'hex');
      return `/transport/status?token=${Buffer.concat([id, sealOf(id)]).toString('base64url')}`;
    },

    read(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + sealBytes) return null;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), sealOf(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

export type StatusLinks = ReturnType<typeof createStatusLinks>;
