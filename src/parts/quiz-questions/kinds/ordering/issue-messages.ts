import { defineMessages } from '#contract/language.ts';

/** Messages of issues of an ordering question. */
export const orderingIssueMessages = defineMessages({
  ordering_items_range: {
    en: 'Enter {min} to {max} items in the right order',
    'zh-hk': '請按正確次序輸入 {min} 至 {max} 個項目',
    'zh-cn': '请按正确顺序输入 {min} 至 {max} 个项目',
    'zh-tw': '請按正確順序輸入 {min} 至 {max} 個項目',
  },
  ordering_items_same: {
    en: 'Change an item: all have the same text, so every order would be right',
    'zh-hk': '請更改項目：所有項目相同，任何次序都會正確',
    'zh-cn': '请更改项目：所有项目相同，任何顺序都会正确',
    'zh-tw': '請更改項目：所有項目相同，任何順序都會正確',
  },
});
