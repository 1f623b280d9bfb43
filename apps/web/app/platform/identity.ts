import type { SiteRegion } from '@kidney/contract/office/settings/region.schema.ts';
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

/** Where the association is at home; the parts of the region are for whoever lists them. */
export type Home = Omit<SiteRegion, 'districts'>;

const lastResortHome: Home = {
  name: '우리 지역',
  fullName: '우리 지역',
  callTaxi: { name: '장애인 콜택시', centre: '교통약자이동지원센터', href: '' },
};

/** What the root layout loads for every page. */
export interface ShownSite extends Pick<SiteSettings, 'identity' | 'banner'> {
  region: Home;
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

/** Where the association is at home. */
export function useRegion(): Home {
  return useRoot()?.site?.region ?? lastResortHome;
}

/** A name that is written for every association: `{지역} 인공신장실`. */
export const inRegion = (words: string, { name }: Pick<Home, 'name'>): string => words.replaceAll('{지역}', name);

export function useBanner(): SiteSettings['banner'] {
  return useRoot()?.site?.banner ?? null;
}

/** The site's own address, as everybody knows it. */
export function useOrigin(): string {
  return useRoot()?.origin ?? '';
}
