import { defineMessages } from '#contract/language.ts';

/** Texts of sharing activities to the library, and of the changes in the original of a copy. */
export const shareMessages = defineMessages({
  share: { en: 'Share to the library', 'zh-hk': '分享到資源庫', 'zh-cn': '分享到资源库' },
  share_again: {
    en: 'Update it in the library…',
    'zh-hk': '更新資源庫內的版本…',
    'zh-cn': '更新资源库里的版本…',
  },
  update_title: {
    en: 'Update “{name}” in the library?',
    'zh-hk': '更新資源庫內的「{name}」？',
    'zh-cn': '更新资源库里的“{name}”？',
  },
  update_text: {
    en: 'Every teacher of the school will find your newest version there, with these changes:',
    'zh-hk': '全校老師將看到你的最新版本，改動如下：',
    'zh-cn': '全校老师将看到你的最新版本，改动如下：',
  },
  update_copies: {
    en: {
      one: 'The {count} copy made from it stays as it is; its owner is told and decides.',
      other: 'The {count} copies made from it stay as they are; their owners are told and decide.',
    },
    'zh-hk': '同事已複製的 {count} 份副本不會改變，系統會通知他們自行決定是否採用。',
    'zh-cn': '同事已复制的 {count} 份副本不会改变，系统会通知他们自行决定是否采用。',
  },
  update_now: { en: 'Update the library', 'zh-hk': '更新資源庫', 'zh-cn': '更新资源库' },
  take_back: { en: 'Take it out of the library', 'zh-hk': '從資源庫收回', 'zh-cn': '从资源库收回' },
  open_resource: { en: 'See it in the library', 'zh-hk': '在資源庫查看', 'zh-cn': '在资源库查看' },
  shared: {
    en: '“{name}” is in the library now: every teacher of the school can copy it.',
    'zh-hk': '「{name}」已分享到資源庫，全校老師都可複製使用。',
    'zh-cn': '“{name}”已分享到资源库，全校老师都可以复制使用。',
  },
  shared_several: {
    en: {
      one: '{count} activity is in the library now: every teacher of the school can copy it.',
      other: '{count} activities are in the library now: every teacher of the school can copy them.',
    },
    'zh-hk': '已把 {count} 個活動分享到資源庫，全校老師都可複製使用。',
    'zh-cn': '已把 {count} 个活动分享到资源库，全校老师都可以复制使用。',
  },
  taken_back: {
    en: '“{name}” is no longer in the library. Copies stay with those who made them.',
    'zh-hk': '「{name}」已從資源庫收回，同事已複製的副本不受影響。',
    'zh-cn': '“{name}”已从资源库收回，同事已复制的副本不受影响。',
  },
  in_library: { en: 'In the library', 'zh-hk': '已分享', 'zh-cn': '已分享' },
  outdated: {
    en: 'Bring the library up to date',
    'zh-hk': '更新資源庫的舊版',
    'zh-cn': '更新资源库的旧版',
  },
  original_changed: { en: 'The original has changed', 'zh-hk': '原活動已更新', 'zh-cn': '原活动已更新' },
  see_original_changes: {
    en: 'See what changed in the original',
    'zh-hk': '查看原活動的更新',
    'zh-cn': '查看原活动的更新',
  },
  original_newer: {
    en: 'The original of this copy has a newer version in the library.',
    'zh-hk': '資源庫已有此副本原活動的較新版本。',
    'zh-cn': '资源库里已有此副本原活动的较新版本。',
  },
  see_changes: { en: 'See what changed', 'zh-hk': '查看有何更新', 'zh-cn': '查看有何更新' },
  changes_title: {
    en: 'What changed in the original of “{name}”',
    'zh-hk': '「{name}」的原活動有何更新',
    'zh-cn': '“{name}”的原活动有何更新',
  },
  changes_by: {
    en: '{name} shared a newer version.',
    'zh-hk': '{name} 分享了較新的版本。',
    'zh-cn': '{name} 分享了较新的版本。',
  },
  no_changes: {
    en: 'Your copy is the same as the original in the library.',
    'zh-hk': '你的副本與資源庫的原活動相同。',
    'zh-cn': '你的副本与资源库的原活动相同。',
  },
  edited_warning: {
    en: 'You have changed your copy. Taking the new version replaces your changes.',
    'zh-hk': '你曾修改此副本，採用新版本會取代你的修改。',
    'zh-cn': '你曾修改此副本，采用新版本会取代你的修改。',
  },
  change_added: { en: 'New', 'zh-hk': '新增', 'zh-cn': '新增' },
  change_removed: { en: 'Removed', 'zh-hk': '已移除', 'zh-cn': '已移除' },
  change_changed: { en: 'Changed', 'zh-hk': '已修改', 'zh-cn': '已修改' },
  from_to: { en: '{before} → {after}', 'zh-hk': '{before} → {after}', 'zh-cn': '{before} → {after}' },
  order_change: {
    en: 'The order changed.',
    'zh-hk': '次序已改動。',
    'zh-cn': '顺序已改动。',
    'zh-tw': '順序已改動。',
  },
  other_change: {
    en: 'Something in the content changed.',
    'zh-hk': '內容有其他改動。',
    'zh-cn': '内容有其他改动。',
  },
  before: { en: 'Before', 'zh-hk': '之前', 'zh-cn': '之前' },
  after: { en: 'Now', 'zh-hk': '現在', 'zh-cn': '现在' },
  empty_value: { en: '(empty)', 'zh-hk': '（空白）', 'zh-cn': '（空白）' },
  take: { en: 'Take the new version', 'zh-hk': '採用新版本', 'zh-cn': '采用新版本' },
  keep: { en: 'Keep mine', 'zh-hk': '保留我的版本', 'zh-cn': '保留我的版本' },
  taken: {
    en: 'Your copy is up to date now. Sync the units that should use it.',
    'zh-hk': '副本已更新。如單元要使用新版本，請同步。',
    'zh-cn': '副本已更新。如单元要使用新版本，请同步。',
  },
  field_name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  field_description: { en: 'Description', 'zh-hk': '簡介', 'zh-cn': '简介' },
  field_display_language: { en: 'Display language', 'zh-hk': '顯示語言', 'zh-cn': '显示语言' },
  field_icon: { en: 'Icon', 'zh-hk': '圖示', 'zh-cn': '图标' },
  field_startup_screen: { en: 'Start-up screen', 'zh-hk': '開始畫面', 'zh-cn': '开始画面' },
});
