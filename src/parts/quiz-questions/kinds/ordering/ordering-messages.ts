import { defineMessages } from '#contract/language.ts';

/** Texts of the player about ordering questions. */
export const orderingMessages = defineMessages({
  how: {
    en: 'Drag the items into the right order, or move them with the arrows.',
    'zh-hk': '把項目拖到正確的位置，或用箭嘴移動。',
    'zh-cn': '把项目拖到正确的位置，或用箭头移动。',
    'zh-tw': '把項目拖到正確的位置，或用箭頭移動。',
  },
  move: { en: 'Move “{item}”', 'zh-hk': '移動「{item}」', 'zh-cn': '移动“{item}”' },
  up: {
    en: 'Move “{item}” up',
    'zh-hk': '把「{item}」移上',
    'zh-cn': '把“{item}”上移',
    'zh-tw': '把「{item}」上移',
  },
  down: {
    en: 'Move “{item}” down',
    'zh-hk': '把「{item}」移下',
    'zh-cn': '把“{item}”下移',
    'zh-tw': '把「{item}」下移',
  },
  moved: {
    en: '“{item}” is at place {place} of {total}',
    'zh-hk': '「{item}」現在是第 {place} 位，共 {total} 位',
    'zh-cn': '“{item}”现在是第 {place} 位，共 {total} 位',
  },
  picked_up: {
    en: 'Picked up “{item}”, at place {place} of {total}',
    'zh-hk': '已拿起「{item}」，第 {place} 位，共 {total} 位',
    'zh-cn': '已拿起“{item}”，第 {place} 位，共 {total} 位',
  },
  put_back: { en: 'Put back “{item}”', 'zh-hk': '已放回「{item}」', 'zh-cn': '已放回“{item}”' },
  not_yet: {
    en: 'This is no answer yet: move an item, or keep this order.',
    'zh-hk': '尚未作答：請移動項目，或採用這個次序。',
    'zh-cn': '还未作答：请移动项目，或采用这个顺序。',
    'zh-tw': '還沒作答：請移動項目，或採用這個順序。',
  },
  keep: { en: 'Keep this order', 'zh-hk': '採用這個次序', 'zh-cn': '采用这个顺序', 'zh-tw': '採用這個順序' },
  none: { en: 'No answer', 'zh-hk': '未作答', 'zh-cn': '未作答' },
});
