import type { ContentDeps } from './content.deps.ts';
import { createContentEditor } from './content-editor.service.ts';
import { contentSource } from './content-sources.ts';
import { contentEndpoints } from './content.routes.ts';
import type { ContentDefinition, StoredContent } from './define-content.ts';

/** Everything that a described kind of content needs, but for how visitors read it. */
export function createContent<Row extends StoredContent, Content, Shown, Draft>(
  definition: ContentDefinition<Row, Content, Shown, Draft>,
  deps: ContentDeps,
) {
  const editor = createContentEditor(definition, deps);
  return {
    editor,
    endpoints: contentEndpoints(definition, editor),
    contents: contentSource(definition, editor, deps.database),
    seed: editor.seed,
    reindex: editor.reindex,
    sweep: editor.sweep,
  };
}
