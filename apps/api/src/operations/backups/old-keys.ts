import { commandLine } from '../../platform/command-line.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { dataKeyFingerprints, masterFingerprint } from '../../office/accounts/index.ts';
import type { Manifest } from './archive/manifest.ts';

export interface KeysAtHand {
  /** KEYS_DIR. */
  keysFolder: string;
  /** The operator knows what is lost, and goes on. */
  withoutOldKeys: boolean;
}

export const lostWithoutOldKeys = `Without it these are lost for good:
  - people, their applications and rides, and whatever else was sealed with it
  - recipients and words of messages (they are shown as unreadable)
  - authenticator apps and recovery codes ("${commandLine} reset-factor USERNAME" lets their people set up new ones)
  - the proof that the log up to now is as it was written`;

export function requireFingerprint(keysFolder: string): string {
  const found = masterFingerprint(keysFolder);
  if (!found) throw new OperatorError(`There is no master.key in ${keysFolder}. Is KEYS_DIR the folder of the site?`);
  return found;
}

/** The key files of that time that are missing here, or are others. */
function keysAmiss({ masterKey, dataKeys }: Manifest, folder: string): string[] {
  const master = masterFingerprint(folder);
  const here: Record<string, string> = master === undefined ? {} : dataKeyFingerprints(folder);
  const told = (name: string, wanted: string, found: string | undefined) => {
    if (found === wanted) return [];
    return [found ? `The ${name} in ${folder} is not the one of this backup` : `There is no ${name} in ${folder}`];
  };
  return [
    ...told('master.key', masterKey, master),
    ...Object.entries(dataKeys).flatMap(([version, wanted]) => told(`data-${version}.key`, wanted, here[version])),
  ];
}

/** What the site has sealed can be opened with the keys of that time only. */
export function refuseOtherKeys(manifest: Manifest, { keysFolder, withoutOldKeys }: KeysAtHand): void {
  const [amiss] = keysAmiss(manifest, keysFolder);
  if (withoutOldKeys || amiss === undefined) return;
  throw new OperatorError(
    `${amiss}. Put the copy of that time there; nothing was written.\n${lostWithoutOldKeys}\n` +
      'To go on all the same, add --without-old-keys.',
  );
}
