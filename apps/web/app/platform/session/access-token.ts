export const accessTokenCookie = 'accessToken';

export function tokenFrom(cookies: string): string {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === accessTokenCookie) return value.join('=');
  }
  return '';
}

export const readAccessToken = () => tokenFrom(document.cookie);
