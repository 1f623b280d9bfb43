import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    __xss?: unknown;
    policyViolations?: string[];
  }
}

export interface Alarm {
  /** Everything that text on a page must never bring about. */
  raised(page: Page): Promise<string[]>;
}

/** Listens for script that ran, dialogs, other pages and windows, other hosts, and what the content policy reports. */
export async function setAlarm(context: BrowserContext, origin: string): Promise<Alarm> {
  const heard: string[] = [];
  const { host } = new URL(origin);
  await context.route(
    (url) => url.host !== host,
    (route) => route.abort(),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window.policyViolations ??= []).push(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) heard.push(`request: ${url.href}`);
  });
  context.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (page) => {
    if (context.pages().length > 1) heard.push(`window: ${page.url()}`);
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith(`${origin}/`)) heard.push(`navigation: ${frame.url()}`);
    });
  });
  return {
    raised: async (page) => {
      const seen = await page.evaluate(() => [
        ...('__xss' in window ? ['script ran'] : []),
        ...(window.policyViolations ?? []),
      ]);
      return [...heard, ...seen];
    },
  };
}
