/** The most characters of an address. */
export const addressMost = 500;
