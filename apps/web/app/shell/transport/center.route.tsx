import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import { screenFacts } from '@kidney/contract/content/facts/screen-facts.paths.ts';
import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { EditablePage } from '../../content/pages/public/editable-page.tsx';
import { refuse } from '../../platform/refuse-page.ts';
import { pageHandle } from '../../content/pages/public/page-handle.ts';
import { lookOf } from '../../content/pages/public/page-look.ts';
import { call } from '../../platform/api-client.ts';
import { createServerTransport } from '../../platform/server-transport.ts';
import type { Route } from './+types/center.route';
import { keyNumbers, namedFees } from './key-facts.ts';
import { costsInWords, monthlyCosts } from './monthly-cost.ts';
import { shownService } from './shown-service.ts';
import { TransportPage } from './transport-page.tsx';

export const handle = pageHandle;

/** What the numbers and the costs are made of, whether or not the text shows it too. */
const ownFacts: ReadonlySet<string> = new Set(screenFacts.transport.keys);

export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = createServerTransport(context);
  const [{ data: page }, { data: service }, { data: facts }, { data: site }] = await Promise.all([
    call(transport, pagesPaths.get, { params: { key: 'transport-center' } }),
    call(transport, serviceDaysPaths.overview),
    call(transport, factsPaths.list),
    call(transport, settingsPaths.site),
  ]).catch(refuse);
  const { facts: named, ...content } = page;
  const shown = new Set(named.map(({ key }) => key));
  const own = namedFees(facts.filter(({ key }) => shown.has(key) || ownFacts.has(key)));
  const byKey = new Map(own.map((fact) => [fact.key, fact]));
  return {
    page: content,
    facts: own,
    service: shownService(service),
    numbers: keyNumbers(byKey),
    costs: costsInWords(monthlyCosts(byKey), site.region.callTaxi.name),
    ...lookOf(content.key, content.blocks),
  };
}

export default function TransportCenterPage({ loaderData }: Route.ComponentProps) {
  const { page, facts, service, numbers, costs } = loaderData;
  return (
    <EditablePage page={{ ...page, facts }}>
      {(drawn) => <TransportPage page={drawn} facts={drawn.facts} service={service} numbers={numbers} costs={costs} />}
    </EditablePage>
  );
}
