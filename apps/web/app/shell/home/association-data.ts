import type { Home } from '../../platform/identity.ts';
import type { Identity } from '@kidney/contract/office/settings/settings.schema.ts';

/** The association as search engines read it. */
export function associationData(
  { name, phone, fax, email, address }: Identity,
  { fullName }: Pick<Home, 'fullName'>,
  origin: string,
) {
  return {
    '@type': 'NGO',
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: phone,
    ...(fax && { faxNumber: fax }),
    ...(email && { email }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' } }),
    areaServed: fullName,
  };
}
