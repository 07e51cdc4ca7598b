import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about ordering questions. */
export const orderingEditorMessages = defineMessages({
  name: { en: 'Ordering', 'zh-hk': '排序題', 'zh-cn': '排序题' },
  hint: {
    en: 'Items are put in order',
    'zh-hk': '把項目排成正確次序',
    'zh-cn': '把项目排成正确顺序',
    'zh-tw': '把項目排成正確順序',
  },
  items: {
    en: 'Items in the right order',
    'zh-hk': '項目（按正確次序）',
    'zh-cn': '项目（按正确顺序）',
    'zh-tw': '項目（按正確順序）',
  },
  items_help: {
    en: 'Students get them mixed, never in the right order. A list can be pasted.',
    'zh-hk': '學生看到的次序會打亂，而且必定不是正確次序。可貼上清單。',
    'zh-cn': '学生看到的顺序会打乱，而且一定不是正确顺序。可粘贴列表。',
    'zh-tw': '學生看到的順序會打亂，而且一定不是正確順序。可貼上清單。',
  },
  item: { en: 'Item {number}', 'zh-hk': '項目 {number}', 'zh-cn': '项目 {number}' },
  move_item: { en: 'Move item {number}', 'zh-hk': '移動項目 {number}', 'zh-cn': '移动项目 {number}' },
  remove_item: { en: 'Remove item {number}', 'zh-hk': '移除項目 {number}', 'zh-cn': '移除项目 {number}' },
  add_item: { en: 'Add an item', 'zh-hk': '加入項目', 'zh-cn': '添加项目' },
  items_max: { en: '{max} items at most', 'zh-hk': '最多 {max} 個項目', 'zh-cn': '最多 {max} 个项目' },
  credit: { en: 'Marking', 'zh-hk': '計分方式', 'zh-cn': '计分方式' },
  all_or_nothing: { en: 'All or nothing', 'zh-hk': '全對才得分', 'zh-cn': '全对才得分' },
  places: { en: 'Right places', 'zh-hk': '按放對的位置', 'zh-cn': '按放对的位置' },
  places_help: {
    en: 'Each item at its right place earns a share of the score.',
    'zh-hk': '每個放對位置的項目得一份分數。',
    'zh-cn': '每个放对位置的项目得一份分数。',
  },
  distance: { en: 'Nearness', 'zh-hk': '按接近程度', 'zh-cn': '按接近程度' },
  distance_help: {
    en: 'The nearer an item is to its right place, the more of its share it earns.',
    'zh-hk': '項目愈接近正確位置，得分愈多。',
    'zh-cn': '项目越接近正确位置，得分越多。',
    'zh-tw': '項目越接近正確位置，得分越多。',
  },
});
