import { defineMessages } from '#contract/language.ts';

/** Texts that a screen reader says while an item is moved. */
export const sortableMessages = defineMessages({
  move: { en: 'Move {name}', 'zh-hk': '移動「{name}」', 'zh-cn': '移动“{name}”' },
  role: { en: 'sortable', 'zh-hk': '可排序', 'zh-cn': '可排序' },
  how: {
    en: 'Press space to pick it up, the arrow keys to move it, space again to put it down, Escape to cancel.',
    'zh-hk': '按空白鍵拿起，用方向鍵移動，再按空白鍵放下，按 Esc 取消。',
    'zh-cn': '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。',
  },
  started: {
    en: '{name} picked up, place {place} of {total}.',
    'zh-hk': '已拿起「{name}」，現為第 {place} 項，共 {total} 項。',
    'zh-cn': '已拿起“{name}”，现为第 {place} 项，共 {total} 项。',
  },
  over: {
    en: '{name} is now at place {place} of {total}.',
    'zh-hk': '「{name}」移至第 {place} 項，共 {total} 項。',
    'zh-cn': '“{name}”移至第 {place} 项，共 {total} 项。',
  },
  ended: {
    en: '{name} put down at place {place} of {total}.',
    'zh-hk': '「{name}」已放在第 {place} 項，共 {total} 項。',
    'zh-cn': '“{name}”已放在第 {place} 项，共 {total} 项。',
  },
  cancelled: {
    en: '{name} is back at its place.',
    'zh-hk': '「{name}」已放回原位。',
    'zh-cn': '“{name}”已放回原位。',
  },
});
