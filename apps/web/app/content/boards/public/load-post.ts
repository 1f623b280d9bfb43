import { boardPaths } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Post } from '@kidney/contract/content/boards/boards.schema.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { boardOfRoute } from './board-of-route.ts';
import { fileWords } from './file-labels.ts';
import { rowOf } from './list-labels.ts';

const neighbour = (post: Post['previous']) => post && { id: post.id, title: post.title };

function wordsOf(post: Post) {
  const { html, description, picture, publishedAt, updatedAt, version } = post;
  const changedOn = dayInSeoul(updatedAt);
  const row = rowOf({ ...post, attachments: post.attachments.length, hasPicture: picture !== null });
  return {
    ...row,
    html,
    description,
    picture: picture && { src: picture.src, alt: picture.alt },
    publishedAt,
    updatedAt,
    version,
    /** Empty where it is the day on which it was published. */
    changed: changedOn === row.day ? '' : formatDate(changedOn),
    attachments: post.attachments.map(fileWords),
    previous: neighbour(post.previous),
    next: neighbour(post.next),
  };
}

/** A post as it is drawn. */
export async function loadPost({ context, params, pattern }: LoaderFunctionArgs) {
  const head = boardOfRoute(pattern);
  const { transport } = createServerTransport(context);
  const id = params['id'] as unknown as number;
  const { data: post } = await call(transport, boardPaths[head.board].get, { params: { id } }).catch(refuse);
  return { ...head, post: wordsOf(post) };
}

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;
