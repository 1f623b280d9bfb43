import { contrasts, displayCookie, formatDisplay, textSizes } from '@kidney/contract/shared/display.ts';
import { redirect } from 'react-router';
import { pageRequest } from '../platform/page-request.ts';
import { safePath } from '../platform/safe-path.ts';
import type { Route } from './+types/display.route';

const oneYear = 365 * 24 * 60 * 60;

export function loader() {
  return redirect('/');
}

/** Each button sends only what it changes; the rest stays as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { display } = context.get(pageRequest);
  const chosen = {
    text: textSizes.find((size) => size === form.get('text')) ?? display.text,
    contrast: contrasts.find((contrast) => contrast === form.get('contrast')) ?? display.contrast,
  };
  const cookie = `${displayCookie}=${formatDisplay(chosen)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
  return redirect(safePath(form.get('back'), '/'), { status: 303, headers: { 'Set-Cookie': cookie } });
}
