import { contentActs, type ContentAct } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';

export const keyOf = ({ kind, id }: Pick<Content, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Something can be done to it from here. */
export const isPickable = ({ acts }: Content): boolean => acts.length > 0;

export interface Choice {
  act: ContentAct;
  /** Of those that were picked, to which it can be done. */
  contents: Content[];
}

export const choicesOf = (picked: readonly Content[]): Choice[] =>
  contentActs
    .map((act) => ({ act, contents: picked.filter(({ acts }) => acts.includes(act)) }))
    .filter(({ contents }) => contents.length > 0);
