/** `052-000-0000` is nobody's. */
export const isSamplePhone = (phone: string): boolean => /000-?0000$/.test(phone);
