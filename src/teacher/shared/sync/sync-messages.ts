import { defineMessages } from '#contract/language.ts';

export const syncMessages = defineMessages({
  sync: { en: 'Sync', 'zh-hk': '同步', 'zh-cn': '同步' },
  title: { en: 'Sync “{name}”', 'zh-hk': '同步「{name}」', 'zh-cn': '同步“{name}”' },
  explain: {
    en: 'Chosen coursewares move to version {number}.',
    'zh-hk': '所選課業會更新至第 {number} 版。',
    'zh-cn': '所选课件会更新到第 {number} 版。',
  },
  begun_work: {
    en: 'Work that students have begun stays as it is, on the version they began with, and keeps its marks. New attempts use the new version.',
    'zh-hk': '學生已開始的作答不受影響，會保留原有版本和分數；新的作答會使用新版本。',
    'zh-cn': '学生已开始的作答不受影响，会保留原有版本和分数；新的作答会使用新版本。',
  },
  all: { en: 'All that are not up to date', 'zh-hk': '所有未更新的課業', 'zh-cn': '所有未更新的课件' },
  version: { en: 'Version {number}', 'zh-hk': '第 {number} 版', 'zh-cn': '第 {number} 版' },
  up_to_date: { en: 'Up to date', 'zh-hk': '已是最新', 'zh-cn': '已是最新' },
  not_begun: {
    en: 'Nobody has begun',
    'zh-hk': '尚未有學生開始',
    'zh-cn': '还没有学生开始',
    'zh-tw': '還沒有學生開始',
  },
  begun: {
    en: { one: '{count} student has begun', other: '{count} students have begun' },
    'zh-hk': '{count} 名學生已開始',
    'zh-cn': '{count} 名学生已开始',
  },
  working: {
    en: { one: '{count} is working on it now', other: '{count} are working on it now' },
    'zh-hk': '{count} 名進行中',
    'zh-cn': '{count} 名进行中',
  },
  none: {
    en: 'No unit of yours uses this activity yet.',
    'zh-hk': '你的單元尚未使用此活動。',
    'zh-cn': '你的单元还没有使用此活动。',
  },
  none_behind: {
    en: 'Every courseware already has the newest version.',
    'zh-hk': '所有課業已是最新版本。',
    'zh-cn': '所有课件已是最新版本。',
  },
  choose_one: {
    en: 'Please select at least one courseware',
    'zh-hk': '請至少選擇一項課業',
    'zh-cn': '请至少选择一个课件',
  },
  load_failed: {
    en: 'Failed to get all associated courseware',
    'zh-hk': '未能取得所有相關課業',
    'zh-cn': '无法获取所有关联课件',
    'zh-tw': '無法取得所有相關課業',
  },
  failed: {
    en: 'Failed to sync to selected link',
    'zh-hk': '未能同步至所選連結',
    'zh-cn': '无法同步到所选链接',
    'zh-tw': '無法同步至所選連結',
  },
  succeeded: {
    en: 'Sync to selected link successfully',
    'zh-hk': '已成功同步至所選連結',
    'zh-cn': '已成功同步到所选链接',
  },
});
