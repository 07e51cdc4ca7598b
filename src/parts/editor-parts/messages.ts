import { defineMessages } from '#contract/language.ts';

/** Texts of the components that editors share. */
export const editorPartMessages = defineMessages({
  drag_how: {
    en: 'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to put it back.',
    'zh-hk': '按空白鍵拿起，按方向鍵移動，再按空白鍵放下，按 Esc 鍵取消。',
    'zh-cn': '按空格键拿起，按方向键移动，再按空格键放下，按 Esc 键取消。',
    'zh-tw': '按空白鍵拿起，按方向鍵移動，再按空白鍵放下，按 Esc 鍵取消。',
  },
  drag_started: {
    en: 'Picked up, at place {place} of {total}.',
    'zh-hk': '已拿起，位置 {place}，共 {total} 個。',
    'zh-cn': '已拿起，位置 {place}，共 {total} 个。',
  },
  drag_over: {
    en: 'Now at place {place} of {total}.',
    'zh-hk': '現在位置 {place}，共 {total} 個。',
    'zh-cn': '现在位置 {place}，共 {total} 个。',
  },
  drag_ended: {
    en: 'Dropped at place {place} of {total}.',
    'zh-hk': '已放在位置 {place}，共 {total} 個。',
    'zh-cn': '已放在位置 {place}，共 {total} 个。',
  },
  drag_cancelled: { en: 'Put back.', 'zh-hk': '已取消移動。', 'zh-cn': '已取消移动。' },
  not_taken: {
    en: 'Files of this kind cannot be used here.',
    'zh-hk': '此處不能使用這類檔案。',
    'zh-cn': '此处不能使用这类文件。',
  },
});
