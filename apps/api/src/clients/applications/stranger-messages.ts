import { addressBlock } from '../../platform/address-block.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import type { OutgoingMessage, QueueMessage } from '../../office/notifications/index.ts';

const day = 86_400;

interface Deps {
  limits: Limits;
  queueMessage: QueueMessage;
  /** How many strangers may cause on the whole site in a day. */
  mostADay: number;
  /** Told once, when half of them are gone. */
  alarm(tx: Tx, sent: number): Promise<void>;
}

/**
 * Messages that somebody caused whom nobody knows: anybody may type anybody's number into a form. Few go to one number, few from
 * one neighbourhood, and not too many in all; what is more rests until the office has looked at it. The application itself is taken.
 */
export function createStrangerMessages({ limits, queueMessage, mostADay, alarm }: Deps) {
  // Where nothing can be counted together, each node counts alone: no application is lost for it.
  const soon = limits('stranger-number-soon', 1, 600, 'count-here');
  const number = limits('stranger-number', 3, day, 'count-here');
  const neighbourhood = limits('stranger-address', 10, day, 'count-here');
  const site = limits('stranger-site', mostADay, day, 'count-here');

  /** How many have gone out today with this one; null where it has to rest. */
  async function takeAll(to: string, address: string): Promise<number | null> {
    try {
      await neighbourhood.take(addressBlock(address));
      await soon.take(to);
      await number.take(to);
      return await site.take('all');
    } catch (refused) {
      if (refused instanceof AppError) return null;
      throw refused;
    }
  }

  return async function queue(tx: Tx, message: OutgoingMessage, address: string): Promise<string> {
    const to = message.channel === 'mail' ? message.to.trim().toLowerCase() : message.to.replaceAll(/\D/g, '');
    const sent = await takeAll(to, address);
    const id = await queueMessage(tx, message, { rests: sent === null });
    if (sent === Math.ceil(mostADay / 2)) await alarm(tx, sent);
    return id;
  };
}

export type QueueForStranger = ReturnType<typeof createStrangerMessages>;
