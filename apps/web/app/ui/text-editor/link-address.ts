/** Where a link may lead: a path of this site, an https address, a telephone or a mail address. */
export const isLinkAddress = (address: string) => /^(\/(?![/\\])|https:\/\/|tel:|mailto:)[^\s<>"']+$/.test(address);
