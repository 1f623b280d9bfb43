import type { SiteRegion } from '@kidney/contract/office/settings/region.schema.ts';
import type { Pictures } from '@kidney/contract/office/settings/pictures.schema.ts';
import type { Identity, SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import { useRouteLoaderData } from 'react-router';

/** For pages that are drawn before this process could ever read the settings. */
const lastResortIdentity: Identity = {
  name: '신장장애인협회',
  phone: '',
  fax: '',
  email: '',
  address: '',
  hours: '',
  representative: '',
  registrationNumber: '',
  accounts: [],
  links: [],
};

/** Where the association is at home, as every page may name it. */
export type Home = Pick<SiteRegion, 'name' | 'fullName'>;

const lastResortHome: Home = { name: '', fullName: '' };

/** What the root layout loads for every page. */
export interface ShownSite extends Pick<SiteSettings, 'identity' | 'banner'> {
  region: Home;
  /** Where the association has a mark of its own. */
  logo?: NonNullable<Pictures['logo']>;
}

interface RootData {
  origin: string;
  site: ShownSite | null;
}

const useRoot = () => useRouteLoaderData<RootData>('root');

/** Who the association is, as its office wrote it in the settings. */
export function useIdentity(): Identity {
  return useRoot()?.site?.identity ?? lastResortIdentity;
}

/** The association's own mark. */
export const useLogo = () => useRoot()?.site?.logo;

/** Where the association is at home. */
export function useRegion(): Home {
  return useRoot()?.site?.region ?? lastResortHome;
}

export function useBanner(): SiteSettings['banner'] {
  return useRoot()?.site?.banner ?? null;
}

/** The site's own address, as everybody knows it. */
export function useOrigin(): string {
  return useRoot()?.origin ?? '';
}
