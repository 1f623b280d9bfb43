/** Where the browser keeps who is signed in, for as long as its tab is open. */
export const userKey = 'user';
