import { defineMessages } from '#contract/language.ts';

export const tripMapMessages = defineMessages({
  map_of_trip: { en: 'Map of the trip', 'zh-hk': '考察地圖', 'zh-cn': '考察地图' },
});
