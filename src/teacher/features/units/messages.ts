import { defineMessages } from '#contract/language.ts';

export const unitMessages = defineMessages({
  my_unit: { en: 'My Unit', 'zh-hk': '我的單元', 'zh-cn': '我的单元' },
  title: { en: 'Units', 'zh-hk': '單元列表', 'zh-cn': '单元列表' },
  all_coursewares: { en: 'All my coursewares', 'zh-hk': '我的全部課業', 'zh-cn': '我的全部课件' },
  search_units: { en: 'Search units', 'zh-hk': '搜尋單元', 'zh-cn': '搜索单元' },
  create: { en: 'Create unit', 'zh-hk': '建立單元', 'zh-cn': '创建单元' },
  copy_unit: { en: 'Copy a unit', 'zh-hk': '複製單元', 'zh-cn': '复制单元' },
  unit_count: {
    en: { one: '{count} unit', other: '{count} units' },
    'zh-hk': '{count} 個單元',
    'zh-cn': '{count} 个单元',
  },
  student_count: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
  },
  courseware_count: {
    en: { one: '{count} courseware', other: '{count} coursewares' },
    'zh-hk': '{count} 項課業',
    'zh-cn': '{count} 个课件',
  },
  no_coursewares: {
    en: 'No coursewares yet',
    'zh-hk': '未有課業',
    'zh-cn': '暂无课件',
    'zh-tw': '還沒有課業',
  },
  open_count: { en: '{count} open', 'zh-hk': '{count} 個開放中', 'zh-cn': '{count} 个开放中' },
  units_of: {
    en: 'Units of {class}, {subject}',
    'zh-hk': '{class} {subject} 的單元',
    'zh-cn': '{class} {subject} 的单元',
  },
  more: { en: 'More for {name}', 'zh-hk': '「{name}」的更多操作', 'zh-cn': '“{name}”的更多操作' },
  open: { en: 'Open', 'zh-hk': '進入', 'zh-cn': '进入' },
  results: { en: 'Study situation', 'zh-hk': '學習情況', 'zh-cn': '学习情况' },
  rename: { en: 'Rename', 'zh-hk': '重新命名', 'zh-cn': '重命名' },
  copy: { en: 'Copy', 'zh-hk': '複製', 'zh-cn': '复制' },
  unit_name: { en: 'Unit name', 'zh-hk': '單元名稱', 'zh-cn': '单元名称' },
  unit_to_copy: { en: 'Unit to copy', 'zh-hk': '要複製的單元', 'zh-cn': '要复制的单元' },
  choose: { en: 'Please choose', 'zh-hk': '請選擇', 'zh-cn': '请选择' },
  class_required: {
    en: 'Please select a class',
    'zh-hk': '請選擇班別',
    'zh-cn': '请选择班级',
    'zh-tw': '請選擇班級',
  },
  subject_required: { en: 'Please select a Subject', 'zh-hk': '請選擇科目', 'zh-cn': '请选择科目' },
  name_required: { en: 'Please fill in the unit name', 'zh-hk': '請填寫單元名稱', 'zh-cn': '请填写单元名称' },
  unit_required: { en: 'Please select a unit', 'zh-hk': '請選擇單元', 'zh-cn': '请选择单元' },
  copy_note: {
    en: 'Its coursewares come along closed, without opening and due times. Students’ work stays where it is.',
    'zh-hk': '單元內的課業會一併複製，全部為關閉狀態，開放及截止時間會清除；學生的作答不會複製。',
    'zh-cn': '单元内的课件会一并复制，全部为关闭状态，开放及截止时间会清除；学生的作答不会复制。',
  },
  created: { en: 'Unit created', 'zh-hk': '單元已建立', 'zh-cn': '单元已创建' },
  edited: { en: 'Unit edited', 'zh-hk': '單元已修改', 'zh-cn': '单元已修改' },
  copied: { en: 'Unit copied', 'zh-hk': '單元已複製', 'zh-cn': '单元已复制' },
  deleted: { en: 'Successfully deleted', 'zh-hk': '刪除成功', 'zh-cn': '删除成功' },
  delete_failed: { en: 'Failed to delete', 'zh-hk': '刪除失敗', 'zh-cn': '删除失败' },
  delete_title: { en: 'Delete “{name}”?', 'zh-hk': '刪除「{name}」？', 'zh-cn': '删除“{name}”？' },
  delete_empty: {
    en: 'An administrator can bring it back for 30 days.',
    'zh-hk': '管理員可在 30 天內還原。',
    'zh-cn': '管理员可在 30 天内恢复。',
  },
  delete_unused: {
    en: {
      one: 'Its {count} courseware is deleted too; no student has worked in it yet. An administrator can bring it back for 30 days.',
      other:
        'Its {count} coursewares are deleted too; no student has worked in them yet. An administrator can bring it back for 30 days.',
    },
    'zh-hk': '單元內 {count} 項課業會一併刪除（尚未有學生作答）。管理員可在 30 天內還原。',
    'zh-cn': '单元内 {count} 个课件会一并删除（尚未有学生作答）。管理员可在 30 天内恢复。',
    'zh-tw': '單元內 {count} 項課業會一併刪除（還沒有學生作答）。管理員可在 30 天內還原。',
  },
  work_of: {
    en: { one: 'the work of {count} student', other: 'the work of {count} students' },
    'zh-hk': '{count} 名學生的紀錄',
    'zh-cn': '{count} 名学生的记录',
  },
  delete_work: {
    en: {
      one: 'Its {count} courseware and {students} are deleted too, with answers and marks. An administrator can bring it back for 30 days.',
      other:
        'Its {count} coursewares and {students} are deleted too, with answers and marks. An administrator can bring it back for 30 days.',
    },
    'zh-hk': '單元內 {count} 項課業及 {students}（作答、分數）會一併刪除。管理員可在 30 天內還原。',
    'zh-cn': '单元内 {count} 个课件及 {students}（作答、分数）会一并删除。管理员可在 30 天内恢复。',
  },
  empty: {
    en: 'No units here yet',
    'zh-hk': '這裏還沒有單元',
    'zh-cn': '这里还没有单元',
    'zh-tw': '這裡還沒有單元',
  },
  empty_text: {
    en: 'A unit holds the activities of a few lessons, in their order. Start with the first one.',
    'zh-hk': '單元把幾節課的活動按次序放在一起。由第一個單元開始吧。',
    'zh-cn': '单元把几节课的活动按顺序放在一起。从第一个单元开始吧。',
    'zh-tw': '單元把幾節課的活動按順序放在一起。由第一個單元開始吧。',
  },
  nothing_found: {
    en: 'No unit matches “{keyword}”',
    'zh-hk': '找不到符合「{keyword}」的單元',
    'zh-cn': '找不到符合“{keyword}”的单元',
  },
  nothing_found_text: {
    en: 'Try fewer words, or look in all classes and subjects.',
    'zh-hk': '試試較短的關鍵字，或改為搜尋所有班別及科目。',
    'zh-cn': '试试较短的关键词，或改为搜索所有班级及科目。',
    'zh-tw': '試試較短的關鍵字，或改為搜尋所有班級及科目。',
  },
});
