import { toursPaths } from '@kidney/contract/clients/tours/tours.paths.ts';
import type { Tour } from '@kidney/contract/clients/tours/tours.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { caseRoles } from '../../application-labels.ts';
import type { Route } from './+types/tour.route';
import { TourAdmin } from './tour-admin.tsx';
import { tourHelp } from './tour.help.ts';

const title = '첫날 연습';

export const handle: StaffHandle = {
  help: <HelpBox {...tourHelp} />,
  header: {
    title,
    icon: 'hands',
    lead: '실제 화면에서 여덟 가지를 해 봅니다. 만든 것은 마치시면 모두 지웁니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs): Promise<{ tour: Tour | null }> {
  return { tour: await loadForStaff(context, async (transport) => (await call(transport, toursPaths.get)).data) };
}

export default function TourPage({ loaderData: { tour } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {tour ? (
        <Column>
          <TourAdmin tour={tour} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
