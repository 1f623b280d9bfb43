import type { ProofPictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { createStatusLinks } from '@kidney/api/clients/applications/status/status-link.ts';
import { formWith } from './files.ts';
import type { TestApi } from './api.ts';
import type { SignedIn } from './people.ts';

/** The token of the link that the applicant was sent. */
export const tokenOf = (test: Pick<TestApi, 'keys'>, application: string): string =>
  createStatusLinks(test.keys.secret('status-link')).pathTo(application).split('=')[1] ?? '';

/** What an officer does with the pictures of one case. */
export function picturesOf({ browser, id: me }: SignedIn, application: string) {
  const base = `/application/${application}/picture`;
  return {
    async takeOver() {
      const { version } = (await browser.send('GET', `/application/${application}`)).json().data;
      return browser.send('PUT', `/application/${application}/care`, { assigneeId: me, dueOn: null, version });
    },
    list: async (): Promise<ProofPictures> => (await browser.send('GET', base)).json().data,
    ask: (kind = 'disability-card') => browser.send('POST', base, { kind }),
    /** The id of a new one. */
    async asked(): Promise<string> {
      const { data } = (await browser.send('POST', base, { kind: 'disability-card' })).json<{ data: ProofPictures }>();
      return data.pictures.at(-1)?.id ?? '';
    },
    upload(picture: string, bytes: Uint8Array, name = 'card.jpg') {
      const { body, headers } = formWith(name, bytes);
      return browser.send('POST', `${base}/${picture}/file`, body, headers);
    },
    open: (picture: string) => browser.send('GET', `${base}/${picture}`),
    blackOut: (picture: string, areas: object[], isCovered = false) =>
      browser.send('POST', `${base}/${picture}/black-out`, { areas, isCovered }),
    remove: (picture: string) => browser.send('DELETE', `${base}/${picture}`),
  };
}
