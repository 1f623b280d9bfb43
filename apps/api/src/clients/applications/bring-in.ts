import { randomUUID } from 'node:crypto';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Tx } from '../../platform/database.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { applicationsRepository, sealedApplications } from './applications.repository.ts';
import { newReceiptNumber } from './receipt-number.ts';

/** A pledge of which there is a paper. */
export interface PaperPledge {
  personId: string;
  /** The day it began, `YYYY-MM-DD`. */
  since: string;
  /** Checked by `checkForm`. */
  answers: Answers;
}

/** Pledges that were confirmed before this site knew of them. Nobody is told: they have known for years. */
export function createBringIn({ vault }: { vault: Vault }) {
  return {
    /** Those of these people who gave or give already. */
    givers: (tx: Tx, people: readonly string[]) => applicationsRepository.givers(tx, people),

    /** By person the id of the application. */
    async bringIn(tx: Tx, pledges: readonly PaperPledge[], by: number): Promise<Map<string, string>> {
      const made = pledges.map(({ personId, since, answers }) => {
        const id = randomUUID();
        const at = new Date(`${since}T12:00:00+09:00`);
        return {
          id,
          personId,
          kind: 'pledge' as const,
          state: 'settled' as const,
          way: 'paper' as const,
          receipt: newReceiptNumber(),
          sourceKey: randomUUID(),
          ...vault.seal(sealedApplications, id, { answers: JSON.stringify(answers) }),
          takenBy: by,
          receivedAt: at,
          stateSince: at,
          endedAt: at,
        };
      });
      await applicationsRepository.insertAll(tx, made);
      const events = made.map(({ id, receivedAt: at }) => ({
        id: randomUUID(),
        applicationId: id,
        type: 'state' as const,
        at,
        byId: by,
        toState: 'settled' as const,
      }));
      await applicationsRepository.addEvents(tx, events);
      return new Map(made.map(({ id, personId }) => [personId, id]));
    },

    /** Of people whom a list brought in, those who applied for something besides these, or whose of these went on. */
    async changed(tx: Tx, people: readonly string[], ours: readonly string[]): Promise<string[]> {
      // A note that somebody writes at this moment would go with what it is about.
      await applicationsRepository.lockAll(tx, ours);
      return [
        ...(await applicationsRepository.besides(tx, people, ours)),
        ...(await applicationsRepository.goneOn(tx, ours)),
      ];
    },

    /** As if they had never come in. */
    takeOut: (tx: Tx, ids: readonly string[]) => applicationsRepository.removeAll(tx, ids),
  };
}

export type BringIn = ReturnType<typeof createBringIn>;
