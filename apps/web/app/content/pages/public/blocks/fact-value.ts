/** So short that it can be set large. */
export const isShortValue = (value: string) => value.length <= 16;

const phone = /(0\d\d?-\d{3,4}-\d{4}|1[5-8]\d\d-\d{4})/;

/** A text cut at its telephone numbers, which stand at every second place. */
export const splitAtPhones = (text: string): string[] => text.split(phone);
