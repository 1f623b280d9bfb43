import type { RouteHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/start.route';
import { begin, loadStart } from './load-start.ts';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { StartPage } from './start-page.tsx';

type Loaded = Awaited<ReturnType<typeof loadStart>>;

const headOf = (loaded: Loaded | undefined) => (loaded ? { title: loaded.start.title, icon: loaded.icon } : null);

export const handle: RouteHandle = { query: ['note'], header: headOf };
export const loader = (args: Route.LoaderArgs) => loadStart(args);
export const action = (args: Route.ActionArgs) => begin(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function StartRoute({ loaderData: { start, note }, actionData }: Route.ComponentProps) {
  return <StartPage start={start} note={note} problem={actionData} />;
}
