import type { Office, OfficeDeps } from '../office/build-office.ts';
import type { RememberedFeatures } from '../office/settings/index.ts';
import type { District } from '../platform/district.ts';
import type { Limits } from '../platform/limits.ts';
import { createPostBatches, createPostViews } from './boards/index.ts';
import { createContentFeatures } from './content-features.ts';
import { createContents } from './contents/index.ts';
import { createLinkChecks } from './link-checks/index.ts';
import { createMedia } from './media/index.ts';
import { createOldPosts } from './old-posts/index.ts';

interface Deps extends Pick<OfficeDeps, 'config' | 'database' | 'clock' | 'log'> {
  office: Pick<Office, 'auditLog' | 'revisions' | 'people'>;
  limits: Limits;
  /** What the association has. */
  siteFeatures: Pick<RememberedFeatures, 'current'>;
  /** Whether somebody can register for an event on the site. */
  takesRegistrations(id: number): Promise<boolean>;
}

export function buildContent({ office: { auditLog, revisions, people }, ...deps }: Deps) {
  const media = createMedia({ ...deps, auditLog });
  const read = createContentFeatures({
    ...deps,
    media,
    auditLog,
    revisions,
    publicOrigin: deps.config.PUBLIC_ORIGIN,
  });
  const features = Object.values(read);
  const contents = createContents({
    ...deps,
    people,
    sources: features.flatMap((feature) => ('contents' in feature ? feature.contents : [])),
  });
  const oldPosts = createOldPosts({
    ...deps,
    auditLog,
    names: people.names,
    files: media.bulk,
    batches: createPostBatches({ ...deps, revisions, bulk: media.bulk, search: read.search }),
  });
  const linkChecks = createLinkChecks({ ...deps, auditLog });
  return {
    features: [media, contents, linkChecks, oldPosts, ...features],
    housekeeping: [
      media.sweep,
      oldPosts.housekeep,
      ...features.flatMap((feature) => ('sweep' in feature ? [feature.sweep] : [])),
    ],
    ...read,
    media,
    contents,
    linkChecks,
    oldPosts,
    views: createPostViews(deps),
  } satisfies District & Record<string, unknown>;
}

export type Content = ReturnType<typeof buildContent>;
