const oneOfList = 'one entry by itself is for clients that are no browsers: screens read the list';

/** Endpoints that no journey reaches, each with its reason. */
export const outside: Readonly<Record<string, string>> = {
  'GET /fact/:key': oneOfList,
  'GET /facility/:id': oneOfList,
  'GET /faq/:id': oneOfList,
  'GET /media': 'no screen lists all files: each stands where it is used',
  'DELETE /media/:id': 'no screen takes a file away: it goes when nothing uses it',
  'GET /backup-status': 'for whoever watches over the machine',
};
