import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { Link } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { DrawerList } from '../../../platform/editing/tools/drawer-list.tsx';
import { useListed } from '../../../platform/editing/tools/use-listed.ts';
import { issuePath } from '../public/newsletter-address.ts';

/** Kept without being shown, or shown from a later day on. */
export function HiddenIssues() {
  const listed = useListed(() => call(browserTransport, newslettersPaths.unlisted));
  return (
    <DrawerList label="숨긴 소식지" none="숨긴 소식지가 없습니다." listed={listed}>
      {({ id, number, title, publishedOn, isListed }) => (
        <>
          <Link to={issuePath(id)}>
            제{number}호 {title}
          </Link>
          <span>{isListed ? `${formatDate(publishedOn)}부터 보입니다` : '숨겨 둠'}</span>
        </>
      )}
    </DrawerList>
  );
}
