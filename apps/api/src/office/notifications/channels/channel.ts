import type { MessageProblem, MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';
import type { OpenedMessage } from '../sealed-message.ts';

export interface Delivery extends OpenedMessage {
  /** The same for every attempt: by it a receiver recognises a repeat. */
  id: string;
  template: MessageTemplate;
  /** There was an attempt before, and the provider may have taken it all the same. */
  isRepeat: boolean;
}

export interface Channel {
  /** Fulfilled when the provider has taken it. What it calls the message, where it gives it a name. */
  send(delivery: Delivery): Promise<string | null>;
}

/** Why an attempt came to nothing. Holds no word of what a provider answered, which may name the recipient. */
export class DeliveryProblem extends Error {
  readonly problem: MessageProblem;
  /** Another attempt would end in the same way. */
  readonly isFinal: boolean;

  constructor(problem: MessageProblem, detail: string, isFinal = false) {
    super(`the message was not taken: ${problem} (${detail})`);
    this.name = 'DeliveryProblem';
    this.problem = problem;
    this.isFinal = isFinal;
  }
}
