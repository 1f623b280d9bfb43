/** Both skies of a drawing differ in one word of their address, so that only one has to be sent. */
export const nightOf = (day: string) => day.replace('-day-', '-night-');
