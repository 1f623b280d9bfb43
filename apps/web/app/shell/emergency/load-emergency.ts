import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { ClinicState, Emergency } from '@kidney/contract/office/settings/disaster.schema.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { call, type Transport } from '../../platform/api-client.ts';
import { logError } from '../../platform/log-error.ts';

export interface EmergencyClinic extends Pick<Facility, 'id' | 'name' | 'district' | 'phone'> {
  /** Null where nobody has asked yet. */
  state: ClinicState | null;
  note: string;
}

export type ShownEmergency = Omit<Emergency, 'clinics'> & { clinics: EmergencyClinic[] };

/** Where one can go stands first. */
const order: readonly (ClinicState | null)[] = ['open', 'limited', null, 'closed'];

function clinicsInOrder(facilities: readonly Facility[], known: Emergency['clinics']): EmergencyClinic[] {
  const clinics = facilities.map(({ id, name, district, phone }) => {
    const { state = null, note = '' } = known.find((each) => each.id === id) ?? {};
    return { id, name, district, phone, state, note };
  });
  return clinics.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Null while all is as usual. Without the list of clinics it still says what to do and whom to call. */
export async function loadEmergency(transport: Transport): Promise<ShownEmergency | null> {
  const { data: emergency } = await call(transport, settingsPaths.emergency);
  if (!emergency) return null;
  const facilities = await call(transport, facilitiesPaths.list, { query: {} }).then(
    ({ data }) => data,
    (error: unknown) => {
      logError('the clinics could not be loaded', error);
      return [];
    },
  );
  return { ...emergency, clinics: clinicsInOrder(facilities, emergency.clinics) };
}
