import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import type { CreateFacility, Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';

export function useFacilityMutations() {
  const mutation = useMutation();
  const { act } = mutation;
  return {
    ...mutation,
    create: (body: CreateFacility) => act(() => call(browserTransport, facilitiesPaths.create, { body })),
    update: ({ id }: Facility, body: CreateFacility, version: number) =>
      act(() => call(browserTransport, facilitiesPaths.update, { params: { id }, body: { ...body, version } })),
    remove: ({ id, version }: Facility) =>
      act(() =>
        call(browserTransport, facilitiesPaths.remove, { params: { id }, query: { version: String(version) } }),
      ),
  };
}

export type FacilityMutations = ReturnType<typeof useFacilityMutations>;
