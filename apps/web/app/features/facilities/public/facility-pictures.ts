import mapDay from '../../../art/figures/map.svg?day';
import mapNight from '../../../art/figures/map.svg?night';

export const districtMap = { day: mapDay, night: mapNight };
