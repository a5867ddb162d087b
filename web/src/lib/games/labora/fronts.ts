/** Which front of the sheet a building shows; related ones share theirs, the name tells them apart. */

import type { Building, Settlement } from './types';

const FRONTS: Readonly<Record<Building, string>> = {
  clay_mound: 'mound', farmyard: 'farm', cloister_office: 'office', priory: 'priory', cloister_courtyard: 'cloister',
  grain_storage: 'farm', granary: 'cloister', windmill: 'windmill', malthouse: 'bakery', bakery: 'bakery', brewery: 'winery',
  fuel_merchant: 'fuel', peat_coal_kiln: 'kiln', market: 'market', false_lighthouse: 'castle', cloister_garden: 'garden',
  spinning_mill: 'workshop', carpentry: 'workshop', cottage: 'farm', harbor_promenade: 'harbour', houseboat: 'shipyard',
  stone_merchant: 'stone', builders_market: 'market', grapevine_a: 'vine', sacred_site: 'church', financed_estate: 'inn',
  druids_house: 'garden', cloister_chapter_house: 'chapter', cloister_library: 'library', scriptorium: 'library',
  cloister_workshop: 'workshop', slaughterhouse: 'slaughter', inn: 'inn', alehouse: 'inn', winery: 'winery',
  whiskey_distillery: 'winery', quarry_b: 'quarry', bathhouse: 'chapter', locutory: 'chapter', cloister_church: 'church',
  chapel: 'church', chamber_of_wonders: 'palace', portico: 'cloister', shipyard: 'shipyard', palace: 'palace', grand_manor: 'palace',
  castle: 'castle', quarry_c: 'quarry', forest_hut: 'farm', town_estate: 'inn', refectory: 'cloister', grapevine_c: 'vine',
  coal_harbor: 'harbour', calefactory: 'kiln', filial_church: 'church', shipping_company: 'harbour', cooperage: 'workshop',
  sacristy: 'priory', forgers_workshop: 'workshop', round_tower: 'castle', pilgrimage_site: 'church', camera: 'office',
  dormitory: 'chapter', bulwark: 'castle', printing_office: 'library', festival_ground: 'garden', estate: 'palace', hospice: 'priory',
  guesthouse: 'inn', house_of_the_brotherhood: 'chapter',
};

const HOMES: Readonly<Record<Settlement, string>> = {
  shanty_town: 'shanty', farming_village: 'farming', market_town: 'market', fishing_village: 'fishing',
  artists_colony: 'artists', hamlet: 'hamlet', village: 'village', hilltop_village: 'hilltop',
};

export const frontOf = (building: Building): string => `b-${FRONTS[building] ?? 'cloister'}`;
export const homeFront = (settlement: Settlement): string => `s-${HOMES[settlement] ?? 'hamlet'}`;
