import { facilitiesPaths } from '@kidney/contract/facilities/facilities.paths.ts';
import type { CreateFacility, Facility } from '@kidney/contract/facilities/facilities.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';

export function useFacilityActs() {
  const acts = useActs();
  const { act } = acts;
  return {
    ...acts,
    create: (body: CreateFacility) => act(() => call(browserTransport, facilitiesPaths.create, { body })),
    update: ({ id }: Facility, body: CreateFacility, version: number) =>
      act(() => call(browserTransport, facilitiesPaths.update, { params: { id }, body: { ...body, version } })),
    remove: ({ id, version }: Facility) =>
      act(() =>
        call(browserTransport, facilitiesPaths.remove, { params: { id }, query: { version: String(version) } }),
      ),
  };
}

export type FacilityActs = ReturnType<typeof useFacilityActs>;
