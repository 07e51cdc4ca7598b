import { defineMessages } from '#contract/language.ts';

/** Texts of updating the places where an activity is used to its newest version. */
export const updateMessages = defineMessages({
  complete_and_update: {
    en: 'Complete and update it in {classes}',
    'zh-hk': '發佈並更新 {classes} 的課業',
    'zh-cn': '发布并更新 {classes} 的课件',
    'zh-tw': '發布並更新 {classes} 的課業',
  },
  complete_and_update_many: {
    en: 'Complete and update it in {count} classes',
    'zh-hk': '發佈並更新 {count} 班的課業',
    'zh-cn': '发布并更新 {count} 个班的课件',
    'zh-tw': '發布並更新 {count} 班的課業',
  },
  places: {
    en: {
      one: 'This activity is used in {count} place.',
      other: 'This activity is used in {count} places.',
    },
    'zh-hk': '此活動正在 {count} 處使用。',
    'zh-cn': '此活动正在 {count} 处使用。',
  },
  places_chosen: {
    en: {
      one: 'Completing updates {count} of them; work that students have begun stays on the version they began with.',
      other:
        'Completing updates {count} of them; work that students have begun stays on the version they began with.',
    },
    'zh-hk': '發佈時會更新其中 {count} 處；學生已開始的作答會保留原有版本。',
    'zh-cn': '发布时会更新其中 {count} 处；学生已开始的作答会保留原有版本。',
    'zh-tw': '發布時會更新其中 {count} 處；學生已開始的作答會保留原有版本。',
  },
  places_none: {
    en: 'Completing updates none of them: students keep the version they have.',
    'zh-hk': '發佈時不會更新任何一處，學生會繼續使用原有版本。',
    'zh-cn': '发布时不会更新任何一处，学生会继续使用原有版本。',
    'zh-tw': '發布時不會更新任何一處，學生會繼續使用原有版本。',
  },
  kept_version: {
    en: 'Students keep the version in their units until you complete this one and sync it.',
    'zh-hk': '按「發佈」並同步之前，學生會繼續使用單元內的版本。',
    'zh-cn': '点击“发布”并同步之前，学生会继续使用单元内的版本。',
    'zh-tw': '按「發布」並同步之前，學生會繼續使用單元內的版本。',
  },
  choose_places: { en: 'Choose places', 'zh-hk': '選擇更新哪些', 'zh-cn': '选择更新哪些' },
  all_updated: {
    en: 'Every place where it is used has version {number} now.',
    'zh-hk': '所有使用此活動的地方已更新至第 {number} 版。',
    'zh-cn': '所有使用此活动的地方已更新到第 {number} 版。',
  },
  some_updated: {
    en: 'Updated to version {number}. Those that you did not choose keep theirs:',
    'zh-hk': '已更新至第 {number} 版。沒有選取的會保留原有版本：',
    'zh-cn': '已更新到第 {number} 版。没有选择的会保留原有版本：',
  },
  still_earlier: {
    en: 'These keep the version that students have. Choose those that get the new one.',
    'zh-hk': '以下課業會保留學生現有的版本。如要使用新版本，請選取後更新。',
    'zh-cn': '以下课件会保留学生现有的版本。如要使用新版本，请选择后更新。',
  },
  update: {
    en: { one: 'Update {count} place', other: 'Update {count} places' },
    'zh-hk': '更新 {count} 處',
    'zh-cn': '更新 {count} 处',
  },
  library: {
    en: 'Also update the resource in the library',
    'zh-hk': '同時更新資源庫內的版本',
    'zh-cn': '同时更新资源库中的版本',
  },
  library_note: {
    en: 'Everybody sees the new version there; those who copied it are told.',
    'zh-hk': '所有老師會看到新版本，曾複製的老師會收到提示。',
    'zh-cn': '所有老师会看到新版本，复制过的老师会收到提示。',
    'zh-tw': '所有老師會看到新版本，曾複製的老師會收到提示。',
  },
  update_library: { en: 'Update the library', 'zh-hk': '更新資源庫', 'zh-cn': '更新资源库' },
  library_updated: {
    en: 'The library has the new version',
    'zh-hk': '資源庫已更新',
    'zh-cn': '资源库已更新',
  },
  place_elsewhere: { en: 'Put into another unit', 'zh-hk': '加入其他單元', 'zh-cn': '加入其他单元' },
});
