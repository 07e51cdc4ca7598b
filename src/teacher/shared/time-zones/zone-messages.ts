import { defineMessages } from '#contract/language.ts';

/** The zones that are offered first, from the nearest to the farthest. */
export const commonZones = [
  { id: 'Asia/Hong_Kong', name: 'hong_kong' },
  { id: 'Asia/Macau', name: 'macau' },
  { id: 'Asia/Shanghai', name: 'shanghai' },
  { id: 'Asia/Taipei', name: 'taipei' },
  { id: 'Asia/Singapore', name: 'singapore' },
  { id: 'Asia/Kuala_Lumpur', name: 'kuala_lumpur' },
  { id: 'Asia/Bangkok', name: 'bangkok' },
  { id: 'Asia/Tokyo', name: 'tokyo' },
  { id: 'Australia/Sydney', name: 'sydney' },
  { id: 'Europe/London', name: 'london' },
  { id: 'America/New_York', name: 'new_york' },
  { id: 'America/Los_Angeles', name: 'los_angeles' },
] as const;

export const zoneMessages = defineMessages({
  hong_kong: { en: 'Hong Kong', 'zh-hk': '香港', 'zh-cn': '香港' },
  macau: { en: 'Macao', 'zh-hk': '澳門', 'zh-cn': '澳门' },
  shanghai: { en: 'Beijing, Shanghai', 'zh-hk': '北京、上海', 'zh-cn': '北京、上海' },
  taipei: { en: 'Taipei', 'zh-hk': '台北', 'zh-cn': '台北' },
  singapore: { en: 'Singapore', 'zh-hk': '新加坡', 'zh-cn': '新加坡' },
  kuala_lumpur: { en: 'Kuala Lumpur', 'zh-hk': '吉隆坡', 'zh-cn': '吉隆坡' },
  bangkok: { en: 'Bangkok', 'zh-hk': '曼谷', 'zh-cn': '曼谷' },
  tokyo: { en: 'Tokyo', 'zh-hk': '東京', 'zh-cn': '东京' },
  sydney: { en: 'Sydney', 'zh-hk': '悉尼', 'zh-cn': '悉尼', 'zh-tw': '雪梨' },
  london: { en: 'London', 'zh-hk': '倫敦', 'zh-cn': '伦敦' },
  new_york: { en: 'New York', 'zh-hk': '紐約', 'zh-cn': '纽约' },
  los_angeles: { en: 'Los Angeles', 'zh-hk': '洛杉磯', 'zh-cn': '洛杉矶' },
  common: { en: 'Often used', 'zh-hk': '常用', 'zh-cn': '常用' },
  others: { en: 'All others', 'zh-hk': '其他', 'zh-cn': '其他' },
  nothing_found: { en: 'Nothing matches', 'zh-hk': '找不到', 'zh-cn': '找不到' },
});
