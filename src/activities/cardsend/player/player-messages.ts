import { defineMessages } from '#contract/language.ts';

/** Words that only students see. */
export const playerMessages = defineMessages({
  your_card: { en: 'Your card', 'zh-hk': '你的卡片', 'zh-cn': '你的卡片' },
  write_here: {
    en: 'Write your card here',
    'zh-hk': '在這裏寫下你的想法',
    'zh-cn': '在这里写下你的想法',
    'zh-tw': '在這裡寫下你的想法',
  },
  column: { en: 'Column', 'zh-hk': '欄', 'zh-cn': '栏' },
  send: { en: 'Send', 'zh-hk': '張貼', 'zh-cn': '发布' },
  save: { en: 'Save', 'zh-hk': '儲存', 'zh-cn': '保存' },
  cancel: { en: 'Cancel', 'zh-hk': '取消', 'zh-cn': '取消' },
  choose_picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  remove_picture: { en: 'Remove picture', 'zh-hk': '移除圖片', 'zh-cn': '移除图片' },
  chosen_picture: { en: 'The picture you chose', 'zh-hk': '已選的圖片', 'zh-cn': '已选的图片' },
  picture_failed: {
    en: 'This picture cannot be used. Choose a JPG, PNG or GIF.',
    'zh-hk': '無法使用此圖片，請選 JPG、PNG 或 GIF。',
    'zh-cn': '无法使用此图片，请选 JPG、PNG 或 GIF。',
  },
  room: { en: '{used} / {max} characters', 'zh-hk': '{used} / {max} 字', 'zh-cn': '{used} / {max} 字' },
  left: {
    en: { one: 'You can send one more card.', other: 'You can send {count} more cards.' },
    'zh-hk': '你還可以張貼 {count} 張卡片。',
    'zh-cn': '你还可以发布 {count} 张卡片。',
  },
  none_left: {
    en: 'You have sent all your cards. Remove one to send another.',
    'zh-hk': '你的卡片已用完，刪除一張後可再張貼。',
    'zh-cn': '你的卡片已用完，删除一张后可再发布。',
  },
  frozen: {
    en: 'Your teacher has frozen the wall. You can look at it.',
    'zh-hk': '老師已凍結留言牆，現在只可觀看。',
    'zh-cn': '老师已冻结留言墙，现在只能观看。',
    'zh-tw': '老師已凍結留言牆，現在只能觀看。',
  },
  needs_approval: {
    en: 'Others see your card once your teacher has approved it.',
    'zh-hk': '老師批准後，其他人才會看到你的卡片。',
    'zh-cn': '老师批准后，其他人才会看到你的卡片。',
  },
  anonymous: {
    en: 'Classmates do not see your name. Your teacher does.',
    'zh-hk': '同學看不到你的名字，老師看得到。',
    'zh-cn': '同学看不到你的名字，老师看得到。',
  },
  edit: { en: 'Edit', 'zh-hk': '修改', 'zh-cn': '修改' },
  remove: { en: 'Remove', 'zh-hk': '刪除', 'zh-cn': '删除' },
  removed: { en: 'Card removed', 'zh-hk': '已刪除卡片', 'zh-cn': '已删除卡片' },
  undo: { en: 'Undo', 'zh-hk': '復原', 'zh-cn': '撤销', 'zh-tw': '復原' },
  edit_title: { en: 'Edit the card', 'zh-hk': '修改卡片', 'zh-cn': '修改卡片' },
  finished: {
    en: 'You have finished this activity. You still see the wall.',
    'zh-hk': '你已完成此活動，仍可觀看留言牆。',
    'zh-cn': '你已完成此活动，仍可观看留言墙。',
  },
});
