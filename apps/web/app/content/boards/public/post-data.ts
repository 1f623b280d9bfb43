import { withOrigin } from '../../../platform/page-meta.tsx';
import type { LoadedPost } from './load-post.ts';

interface Around {
  origin: string;
  /** Who publishes. */
  publisher: string;
}

/** A post as search engines read it. */
export function postData({ path, post }: Pick<LoadedPost, 'path' | 'post'>, { origin, publisher }: Around): object {
  const organisation = { '@type': 'Organization', name: publisher, url: origin };
  return {
    '@type': 'NewsArticle',
    headline: post.title.slice(0, 110),
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: `${origin}${path}/${post.id}`,
    inLanguage: 'ko',
    author: { ...organisation, name: `${publisher} ${post.office}` },
    publisher: organisation,
    ...(post.picture && { image: [withOrigin(post.picture.src, origin)] }),
  };
}
