/** How long the bin keeps an event. */
export const eventBinDays = 30;
/** Stands for the event that does not exist yet, where a draft asks for an id. */
export const newEvent = 'new';
