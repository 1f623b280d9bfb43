import { dataKeysOf } from '@kidney/api/office/accounts/index.ts';
import { openMessage } from '@kidney/api/office/notifications/sealed-message.ts';
import { createSealedText } from '@kidney/api/platform/sealed-text/sealed-text.ts';
import type { TestApi } from './api.ts';

/** Set up and never reached: the tests look at what is queued, not at what arrives. */
export const mailEnv = { SMTP_ADDRESS: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@example.com' };

export interface Mailed {
  to: string;
  template: string;
  text: string;
  /** The secret of the link in it, where there is one. */
  token: string;
}

const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** What was queued since it was asked last, oldest first, opened as the worker opens it. */
export function createLetterBox(test: TestApi) {
  const sealed = createSealedText(dataKeysOf(test.keys));
  return async (): Promise<Mailed[]> => {
    const { rows } = await test.database.write.$client.query<{
      id: string;
      template: string;
      recipient: Buffer;
      content: Buffer;
    }>('with taken as (delete from messages returning *) select * from taken order by created_at, id');
    return rows.map((row) => {
      const { to, words } = openMessage(sealed, row) ?? { to: '', words: { text: '' } };
      return { to, template: row.template, text: words.text, token: tokenIn(words.text) };
    });
  };
}
