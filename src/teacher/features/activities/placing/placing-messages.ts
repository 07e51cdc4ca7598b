import { defineMessages } from '#contract/language.ts';

/** Texts of putting a completed activity into a unit, and opening it there. */
export const placingMessages = defineMessages({
  completed_named: {
    en: '“{name}” is complete',
    'zh-hk': '「{name}」已發佈',
    'zh-cn': '“{name}”已发布',
    'zh-tw': '「{name}」已發布',
  },
  unit: { en: 'Put into', 'zh-hk': '加入單元', 'zh-cn': '加入单元' },
  choose_unit: { en: 'Choose a unit', 'zh-hk': '選擇單元', 'zh-cn': '选择单元' },
  unit_required: { en: 'Please select a unit', 'zh-hk': '請選擇單元', 'zh-cn': '请选择单元' },
  other_unit: {
    en: 'A new unit, or one of another year…',
    'zh-hk': '新單元或其他學年的單元…',
    'zh-cn': '新单元或其他学年的单元…',
  },
  other_group: { en: 'Elsewhere', 'zh-hk': '其他', 'zh-cn': '其他' },
  nothing_found: { en: 'No unit matches', 'zh-hk': '找不到符合的單元', 'zh-cn': '找不到符合的单元' },
  use_unit: { en: 'Use this unit', 'zh-hk': '使用這個單元', 'zh-cn': '使用这个单元' },
  is_here: {
    en: 'It is in “{unit}” of {class} already.',
    'zh-hk': '此活動已在 {class} 的「{unit}」內。',
    'zh-cn': '此活动已在 {class} 的“{unit}”中。',
  },
  how_leave: { en: 'Leave it as it is', 'zh-hk': '維持現狀', 'zh-cn': '保持现状' },
  how: { en: 'For the class', 'zh-hk': '開放方式', 'zh-cn': '开放方式' },
  how_open: { en: 'Open for {class} now', 'zh-hk': '立即開放給 {class}', 'zh-cn': '立即开放给 {class}' },
  how_open_none: {
    en: 'Open for the class now',
    'zh-hk': '立即開放給全班',
    'zh-cn': '立即开放给全班',
  },
  how_closed: {
    en: 'Put into the unit, open later',
    'zh-hk': '加入單元，稍後才開放',
    'zh-cn': '加入单元，稍后再开放',
  },
  how_save: { en: 'Not in a unit yet', 'zh-hk': '暫不加入單元', 'zh-cn': '暂不加入单元' },
  do_open: {
    en: 'Put in and open for {class}',
    'zh-hk': '加入單元並開放給 {class}',
    'zh-cn': '加入单元并开放给 {class}',
  },
  do_open_none: { en: 'Put in and open', 'zh-hk': '加入單元並開放', 'zh-cn': '加入单元并开放' },
  do_closed: { en: 'Put into the unit', 'zh-hk': '加入單元', 'zh-cn': '加入单元' },
  do_save: { en: 'Done', 'zh-hk': '完成', 'zh-cn': '完成' },
  settings: { en: 'Settings', 'zh-hk': '設定', 'zh-cn': '设置' },
  change: { en: 'Change', 'zh-hk': '更改', 'zh-cn': '更改' },
  open_title: {
    en: '“{name}” is open for {class}',
    'zh-hk': '「{name}」已開放給 {class}',
    'zh-cn': '“{name}”已开放给 {class}',
  },
  closed_title: { en: 'Added to “{unit}”', 'zh-hk': '已加入「{unit}」', 'zh-cn': '已加入“{unit}”' },
  closed_text: {
    en: '“{name}” is in “{unit}” of {class}. Students see it once you open it there.',
    'zh-hk': '「{name}」已加入 {class} 的「{unit}」。你在單元中開放後，學生才會看到。',
    'zh-cn': '“{name}”已加入 {class} 的“{unit}”。你在单元中开放后，学生才会看到。',
  },
  go_to_unit: { en: 'Go to the unit', 'zh-hk': '前往單元', 'zh-cn': '前往单元' },
  place_title: {
    en: 'Put “{name}” into a unit',
    'zh-hk': '把「{name}」加入單元',
    'zh-cn': '把“{name}”加入单元',
  },
});
