import { defineMessages } from '#contract/language.ts';

export const dimensionMessages = defineMessages({
  title: { en: 'Dimensions', 'zh-hk': '能力範疇', 'zh-cn': '能力范畴' },
  text: {
    en: 'What activities train, in the words of the school, such as thinking or creativity.',
    'zh-hk': '學校對活動培養能力的分類，例如思維、創意。',
    'zh-cn': '学校对活动培养能力的分类，例如思维、创意。',
  },
  empty: {
    en: 'No dimensions yet.',
    'zh-hk': '未有能力範疇。',
    'zh-cn': '还没有能力范畴。',
    'zh-tw': '還沒有能力範疇。',
  },
  name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  name_eng: { en: 'English name', 'zh-hk': '英文名稱', 'zh-cn': '英文名称' },
  name_of: { en: 'Name of {name}', 'zh-hk': '「{name}」的名稱', 'zh-cn': '“{name}”的名称' },
  english_of: {
    en: 'English name of {name}',
    'zh-hk': '「{name}」的英文名稱',
    'zh-cn': '“{name}”的英文名称',
  },
  add: { en: 'Add', 'zh-hk': '新增', 'zh-cn': '新增' },
  save_of: { en: 'Save {name}', 'zh-hk': '儲存「{name}」', 'zh-cn': '保存“{name}”' },
  up_of: { en: 'Move {name} up', 'zh-hk': '「{name}」上移', 'zh-cn': '“{name}”上移' },
  delete_of: { en: 'Delete {name}', 'zh-hk': '刪除「{name}」', 'zh-cn': '删除“{name}”' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
