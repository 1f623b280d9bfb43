import type { SiteProcess } from './process.ts';

/** Calls a door of the site as somebody of the staff, with what is written or with a file. */
export type Ask = (method: string, path: string, body?: object) => Promise<Response>;

/** One way in for what people tell. The answers may show it to the staff who asked; nothing else may. */
export type Planting = (site: SiteProcess, ask: Ask) => Promise<Response[]>;
