import type { Identity, SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import { useRouteLoaderData } from 'react-router';

/** For pages that are drawn while the settings cannot be read: they must still say whom to call. */
const lastResortIdentity: Identity = {
  name: '울산 신장장애인협회',
  phone: '052-000-0000',
  fax: '',
  email: '',
  address: '',
  hours: '평일 9시~18시',
  representative: '',
  registrationNumber: '',
  accounts: [],
  links: [],
};

/** What the root layout loads for every page. */
interface RootData {
  origin: string;
  site: Pick<SiteSettings, 'identity' | 'banner'> | null;
}

const useRoot = () => useRouteLoaderData<RootData>('root');

/** Who the association is, as its office wrote it in the settings. */
export function useIdentity(): Identity {
  return useRoot()?.site?.identity ?? lastResortIdentity;
}

export function useBanner(): SiteSettings['banner'] {
  return useRoot()?.site?.banner ?? null;
}

/** The site's own address, as everybody knows it. */
export function useOrigin(): string {
  return useRoot()?.origin ?? '';
}
