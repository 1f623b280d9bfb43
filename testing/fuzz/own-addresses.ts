import type { Endpoint } from '@kidney/api/platform/endpoint.ts';

const params = /:\w+/g;
const countParams = ({ route }: Endpoint) => route.path.match(params)?.length ?? 0;
const shapeOf = ({ route }: Endpoint) => new RegExp(`^${route.path.replaceAll(params, '[^/]+')}$`);

/** Whether an address below `/api` leads to the endpoint itself: `/news/bin` has the shape of `/news/:id` and is another's. */
export function ownAddresses(of: Endpoint, endpoints: readonly Endpoint[]): (address: string) => boolean {
  const shapes = endpoints
    .filter((other) => other.route.method === of.route.method && countParams(other) < countParams(of))
    .map(shapeOf);
  return (address) => {
    const path = new URL(address, 'http://api.example').pathname.replace(/\/$/, '');
    return !shapes.some((shape) => shape.test(path));
  };
}
