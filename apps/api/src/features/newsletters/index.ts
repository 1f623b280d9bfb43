import type { Tasks } from '../../platform/jobs/jobs.ts';
import { drawTask } from './drawing/draw-job.ts';
import { createDrawing, type DrawingDeps } from './drawing/draw-newsletter.ts';
import { createPdfTools } from './drawing/pdf-tools.ts';
import { issueContents } from './issue-contents.ts';
import { issueDraftsEndpoints } from './issue-drafts.routes.ts';
import { createIssueDrafts } from './issue-drafts.service.ts';
import { createIssueLinks } from './issue-links.ts';
import { createIssueVersions } from './issue-versions.service.ts';
import { newsletterDeskEndpoints } from './newsletter-desk.routes.ts';
import { createNewsletterDesk } from './newsletter-desk.service.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';
import { newslettersEndpoints } from './newsletters.routes.ts';
import { createNewslettersService } from './newsletters.service.ts';

export function createNewsletters(deps: NewslettersDeps) {
  const desk = createNewsletterDesk(deps);
  return {
    endpoints: [
      ...newslettersEndpoints(createNewslettersService(deps)),
      ...newsletterDeskEndpoints(desk, createIssueVersions(deps)),
      ...issueDraftsEndpoints(createIssueDrafts(deps)),
    ],
    contents: issueContents(deps, desk),
    countUnlisted: desk.countUnlisted,
    seed: desk.seed,
    reindex: desk.reindex,
    links: createIssueLinks(deps),
    sweep: desk.sweep,
  };
}

/** What the worker does for the newsletter. */
export function createNewsletterTasks(deps: Omit<DrawingDeps, 'tools'>): { tasks: Tasks; takeUp(): Promise<void> } {
  const drawing = createDrawing({ ...deps, tools: createPdfTools() });
  return { tasks: { [drawTask]: drawing.draw }, takeUp: drawing.takeUp };
}
