import { sharePicturePath } from '@kidney/contract/shared/share-picture.ts';
import { useLocation } from 'react-router';
import { useIdentity, useLogo, useOrigin } from './identity.ts';

interface PageMetaProps {
  /** The page's own name; the first page has none. */
  title?: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** What follows the page's path where its text depends on it, with the question mark. */
  query?: string;
  /** The page's own picture for shared links; without it one is made of its title. */
  picture?: { src: string; alt: string } | null;
  /** The page whose made picture stands for this one. */
  shareAs?: { path: string; title: string };
  /** For pages that nobody should come to from a search engine. */
  isHidden?: boolean;
}

/** Files may be served from another origin; then they say so themselves. */
export const withOrigin = (src: string, origin: string) => (src.startsWith('/') ? origin + src : src);

interface ShareMetaProps {
  page: PageMetaProps;
  address: string;
}

/** Messengers ask the server for a shared address; a browser that goes on to another page has no use for this. */
function ShareMeta({ page: { title, description, picture, shareAs }, address }: ShareMetaProps) {
  const { name } = useIdentity();
  const logo = useLogo();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const words = title ?? name;
  const share = shareAs ?? { path: pathname, title: words };
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={words} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture ? (
        <>
          <meta property="og:image" content={withOrigin(picture.src, origin)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      ) : (
        <>
          <meta
            property="og:image"
            content={origin + sharePicturePath(share.path, name, share.title, ...(logo ? [logo.day] : []))}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title ? `${name}, ${title}` : name} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What search engines and messengers read of a page. React moves it into the head of the document. */
export function PageMeta(page: PageMetaProps) {
  const { title, description, query = '', isHidden = false } = page;
  const { name } = useIdentity();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const address = origin + pathname + query;
  return (
    <>
      <title>{title ? `${title} | ${name}` : name}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {import.meta.env.SSR && <ShareMeta page={page} address={address} />}
    </>
  );
}
