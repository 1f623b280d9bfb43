import { OperatorError } from '../../platform/operator-error.ts';
import { masterFingerprint } from '../accounts/index.ts';
import type { Manifest } from './archive/manifest.ts';

export interface KeysAtHand {
  /** KEYS_DIR. */
  keysFolder: string;
  /** The operator knows what is lost, and goes on. */
  withoutOldKeys: boolean;
}

export const lostWithoutOldKeys = `Without it these are lost for good:
  - recipients and words of messages (they are shown as unreadable)
  - authenticator apps and recovery codes ("npm run cli -- reset-factor USERNAME" lets their people set up new ones)
  - the proof that the log up to now is as it was written`;

export function requireFingerprint(keysFolder: string): string {
  const found = masterFingerprint(keysFolder);
  if (!found) throw new OperatorError(`There is no master.key in ${keysFolder}. Is KEYS_DIR the folder of the site?`);
  return found;
}

/** What the site has sealed can be opened with the master key of that time only. */
export function refuseOtherKeys({ masterKey }: Manifest, { keysFolder, withoutOldKeys }: KeysAtHand): void {
  const here = masterFingerprint(keysFolder);
  if (withoutOldKeys || here === masterKey) return;
  throw new OperatorError(
    `${here ? `The master.key in ${keysFolder} is not the one of this backup` : `There is no master.key in ${keysFolder}`}. ` +
      `Put the copy of that time there; nothing was written.\n${lostWithoutOldKeys}\n` +
      'To go on all the same, add --without-old-keys.',
  );
}
