import { sharePicturePath } from '@kidney/contract/shared/share-picture.ts';
import { useLocation } from 'react-router';
import { useIdentity, useOrigin } from './identity.ts';

interface PageMetaProps {
  /** The page's own name; the first page has none. */
  title?: string;
  /** One sentence for search engines and shared links. */
  description: string;
}

/** What search engines and messengers read of a page. React moves it into the head of the document. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { name } = useIdentity();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const address = origin + pathname;
  const words = title ?? name;
  return (
    <>
      <title>{title ? `${title} | ${name}` : name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={words} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + sharePicturePath(pathname, name, words)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title ? `${name}, ${title}` : name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
