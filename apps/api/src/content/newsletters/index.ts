import type { Tasks } from '../../platform/jobs/jobs.ts';
import { drawTask } from './drawing/draw-job.ts';
import { createDrawing, type DrawingDeps } from './drawing/draw-newsletter.ts';
import { createPdfTools } from './drawing/pdf-tools.ts';
import { createContent, type ContentDeps } from '../engine/index.ts';
import { createIssueLinks } from './issue-links.ts';
import { newsletterEditorEndpoints } from './newsletter-editor.routes.ts';
import { createNewsletterEditor } from './newsletter-editor.service.ts';
import { describeNewsletters } from './newsletters.definition.ts';
import { newslettersEndpoints } from './newsletters.routes.ts';
import { createNewslettersService } from './newsletters.service.ts';

export function createNewsletters(deps: ContentDeps) {
  const definition = describeNewsletters(deps);
  const { editor: shared, endpoints, ...newsletters } = createContent(definition, deps);
  const editor = createNewsletterEditor(deps, shared);
  return {
    ...newsletters,
    endpoints: [
      ...newslettersEndpoints(createNewslettersService(deps)),
      ...newsletterEditorEndpoints(editor, definition.may),
      ...endpoints,
    ],
    countUnlisted: editor.countUnlisted,
    links: createIssueLinks(deps, shared.repository.existing),
  };
}

/** What the worker does for the newsletter. */
export function createNewsletterTasks(deps: Omit<DrawingDeps, 'tools'>): { tasks: Tasks; takeUp(): Promise<void> } {
  const drawing = createDrawing({ ...deps, tools: createPdfTools() });
  return { tasks: { [drawTask]: drawing.draw }, takeUp: drawing.takeUp };
}
