/** Where a link may lead: a path of this site, an https address, a telephone or a mail address. */
export const isLinkAddress = (address: string) => /^(\/(?![/\\])|https:\/\/|tel:|mailto:)[^\s<>"']+$/.test(address);

/** Posts also point at public offices, and not all of those have a certificate. */
export const isPostAddress = (address: string) => isLinkAddress(address) || /^http:\/\/[^\s<>"']+$/.test(address);
