import map from '../../../art/figures/map.svg?day';
import { bothSkies } from '../../../art/night.ts';

export const districtMap = bothSkies(map);
