import { defineMessages } from '#contract/language.ts';

/** Labels of the orders of lists. */
export const sortMessages = defineMessages({
  sort: { en: 'Sort by', 'zh-hk': '排序', 'zh-cn': '排序' },
  created_at_desc: { en: 'Newest first', 'zh-hk': '最新加入', 'zh-cn': '最新添加' },
  created_at_asc: { en: 'Oldest first', 'zh-hk': '最早加入', 'zh-cn': '最早添加' },
  modified_at_desc: { en: 'Recently changed first', 'zh-hk': '最近修改', 'zh-cn': '最近修改' },
  modified_at_asc: { en: 'Longest unchanged first', 'zh-hk': '最早修改', 'zh-cn': '最早修改' },
  deleted_at_desc: { en: 'Deleted last', 'zh-hk': '最近刪除', 'zh-cn': '最近删除' },
  deleted_at_asc: { en: 'Deleted first', 'zh-hk': '最早刪除', 'zh-cn': '最早删除' },
  due_at_asc: { en: 'Due first', 'zh-hk': '最早截止', 'zh-cn': '最早截止' },
  due_at_desc: { en: 'Due last', 'zh-hk': '最遲截止', 'zh-cn': '最晚截止' },
  name_asc: {
    en: 'Name, ascending',
    'zh-hk': '名稱（順序）',
    'zh-cn': '名称（升序）',
    'zh-tw': '名稱（遞增）',
  },
  name_desc: {
    en: 'Name, descending',
    'zh-hk': '名稱（倒序）',
    'zh-cn': '名称（降序）',
    'zh-tw': '名稱（遞減）',
  },
  position_asc: { en: 'As in the unit', 'zh-hk': '按單元次序', 'zh-cn': '按单元顺序', 'zh-tw': '按單元順序' },
  position_desc: {
    en: 'As in the unit, last first',
    'zh-hk': '單元次序（倒序）',
    'zh-cn': '单元顺序（降序）',
    'zh-tw': '單元順序（倒序）',
  },
});
