import { newsletterBinDays } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import { issueShelf } from './issue-contents.repository.ts';
import type { NewsletterDesk } from './newsletter-desk.service.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';
import { mayWriteNewsletters } from './newsletters.policy.ts';

/** The issues of the newsletter as the list of all contents knows them. */
export function issueContents({ database }: NewslettersDeps, desk: NewsletterDesk): ContentSource {
  return {
    kind: 'newsletter',
    writers: mayWriteNewsletters,
    binDays: newsletterBinDays,
    list: (asked) => listContents(database.read, issueShelf(asked.now), asked),
    pathOf: (id) => `/community/newsletter/${id}`,
    editPathOf: (id) => `/community/newsletter/edit/${id}`,
    acts: {
      publish: {
        from: ['kept'],
        work: ({ id, version, accountId }) => desk.setListed(Number(id), true, version, accountId),
      },
      withdraw: {
        from: ['public', 'scheduled'],
        work: ({ id, version, accountId }) => desk.setListed(Number(id), false, version, accountId),
      },
      bin: {
        from: ['public', 'scheduled', 'kept'],
        work: ({ id, version, accountId }) => desk.remove(Number(id), version, accountId),
      },
      restore: { from: ['bin'], work: ({ id }) => desk.restore(Number(id)) },
    },
  };
}
