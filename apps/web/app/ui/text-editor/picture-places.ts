import type { Editor } from '@tiptap/core';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { insertPoint } from '@tiptap/pm/transform';

/** Where a picture belongs that is still on its way; it moves with the text around it. */
export interface PicturePlace {
  at: number;
}

export function createPicturePlaces() {
  const places: PicturePlace[] = [];
  return {
    mark(at: number): PicturePlace {
      const place = { at };
      places.push(place);
      return place;
    },
    follow(tr: Transaction): void {
      for (const place of places) place.at = tr.mapping.map(place.at);
    },
  };
}

/** Puts a picture at its place, and the place behind it: what was chosen together stays in its order. */
export function putPicture({ state, view, schema }: Editor, media: string, place: PicturePlace): void {
  const { picture, paragraph } = schema.nodes;
  if (!picture || !paragraph) return;
  const { tr } = state;
  const isCursorThere = state.selection.empty && state.selection.from === place.at;
  const point = insertPoint(tr.doc, place.at, picture);
  const node = picture.create({ media });
  if (point === null) tr.replaceRangeWith(place.at, place.at, node);
  else tr.insert(point, node);
  const after = tr.mapping.map(point ?? place.at);
  const behind = tr.doc.resolve(after);
  // Nobody could write below a picture that ends the text.
  if (!behind.parent.isTextblock && !behind.nodeAfter) tr.insert(after, paragraph.create());
  if (isCursorThere) tr.setSelection(Selection.near(tr.doc.resolve(after)));
  view.dispatch(tr);
  place.at = after;
}
