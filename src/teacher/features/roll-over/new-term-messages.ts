import { defineMessages } from '#contract/language.ts';

export const newTermMessages = defineMessages({
  new_term: { en: 'New school year', 'zh-hk': '新學年', 'zh-cn': '新学年' },
  new_term_text: {
    en: 'Makes the next school year from {name}: classes go up, and teachers, units and groups come along as you choose. Nothing happens before you have seen the preview, and you can undo it for a day.',
    'zh-hk':
      '由 {name} 建立下一個學年：各班升班，並按你的選擇帶同老師、單元和分組。確認預覽前不會有任何改動，建立後一天內可以復原。',
    'zh-cn':
      '由 {name} 建立下一个学年：各班升年级，并按你的选择带上老师、单元和分组。确认预览前不会有任何改动，建立后一天内可以撤销。',
    'zh-tw':
      '由 {name} 建立下一個學年：各班升年級，並按你的選擇一併帶入老師、單元和分組。確認預覽前不會有任何改動，建立後一天內可以復原。',
  },
  no_term: { en: 'Add a school year first.', 'zh-hk': '請先新增學年。', 'zh-cn': '请先添加学年。' },
  classes: { en: 'Classes', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  class_now: { en: 'Class now', 'zh-hk': '現時班別', 'zh-cn': '现在的班级', 'zh-tw': '目前班級' },
  class_new: { en: 'New class', 'zh-hk': '新班別', 'zh-cn': '新班级', 'zh-tw': '新班級' },
  from: { en: 'Students from', 'zh-hk': '學生來自', 'zh-cn': '学生来自' },
  teachings: { en: 'Teachers’ subjects', 'zh-hk': '任教安排', 'zh-cn': '任课安排' },
  students: { en: 'Students', 'zh-hk': '學生', 'zh-cn': '学生' },
  becomes: { en: 'What becomes of it', 'zh-hk': '升班安排', 'zh-cn': '升年级安排', 'zh-tw': '升年級安排' },
  becomes_of: {
    en: 'What becomes of {name}',
    'zh-hk': '{name} 的升班安排',
    'zh-cn': '{name} 的升年级安排',
    'zh-tw': '{name} 的升年級安排',
  },
  promoted: { en: 'Goes up', 'zh-hk': '升班', 'zh-cn': '升年级', 'zh-tw': '升年級' },
  repeats: { en: 'Repeats', 'zh-hk': '留級', 'zh-cn': '留级' },
  leaves: { en: 'Leaves the school', 'zh-hk': '離校', 'zh-cn': '离校' },
  new_name: { en: 'New name', 'zh-hk': '新名稱', 'zh-cn': '新名称' },
  new_name_of: { en: 'New name of {name}', 'zh-hk': '{name} 的新名稱', 'zh-cn': '{name} 的新名称' },
  new_grade: { en: 'Grade', 'zh-hk': '年級', 'zh-cn': '年级' },
  new_grade_of: { en: 'New grade of {name}', 'zh-hk': '{name} 的新年級', 'zh-cn': '{name} 的新年级' },
  teachers: { en: 'Same teachers', 'zh-hk': '原班老師', 'zh-cn': '原班老师' },
  teachers_of: {
    en: 'Teachers of {name} go on',
    'zh-hk': '{name} 的老師繼續任教',
    'zh-cn': '{name} 的老师继续任教',
  },
  new_classes: {
    en: 'Also make new classes without students: {names}',
    'zh-hk': '同時新增未有學生的班別：{names}',
    'zh-cn': '同时添加没有学生的班级：{names}',
    'zh-tw': '同時新增沒有學生的班級：{names}',
  },
  units: { en: 'Units', 'zh-hk': '單元', 'zh-cn': '单元' },
  units_all: {
    en: 'All units come along',
    'zh-hk': '帶同所有單元',
    'zh-cn': '带上所有单元',
    'zh-tw': '一併帶入所有單元',
  },
  units_subjects: {
    en: 'Units of these subjects come along',
    'zh-hk': '只帶同以下科目的單元',
    'zh-cn': '只带上以下科目的单元',
    'zh-tw': '只帶入以下科目的單元',
  },
  units_none: { en: 'No units', 'zh-hk': '不帶單元', 'zh-cn': '不带单元' },
  units_text: {
    en: 'Coursewares are closed, without dates, and get new join codes.',
    'zh-hk': '課業會關閉，不設日期，並使用新的參加代碼。',
    'zh-cn': '课件会关闭，不设日期，并使用新的参加代码。',
  },
  units_to: { en: 'Where units go', 'zh-hk': '單元的去向', 'zh-cn': '单元的去向' },
  units_same_name: {
    en: 'They stay with the class name: units of 4A go to the new 4A',
    'zh-hk': '按班名：4A 的單元歸新的 4A',
    'zh-cn': '按班名：4A 的单元归新的 4A',
  },
  units_same_students: {
    en: 'They go with the students',
    'zh-hk': '跟隨學生升班',
    'zh-cn': '跟随学生升年级',
    'zh-tw': '跟隨學生升年級',
  },
  groups: { en: 'Group sets go with the students', 'zh-hk': '分組跟隨學生', 'zh-cn': '分组跟随学生' },
  preview: { en: 'Preview', 'zh-hk': '預覽', 'zh-cn': '预览' },
  preview_title: { en: 'What {name} will have', 'zh-hk': '{name} 將有', 'zh-cn': '{name} 将有' },
  counted: {
    en: 'Classes: {classes} · students: {students} · teachers’ subjects: {teachings} · units: {units} · coursewares: {coursewares} · group sets: {group_sets}',
    'zh-hk':
      '班別 {classes} 個 · 學生 {students} 名 · 任教安排 {teachings} 項 · 單元 {units} 個 · 課業 {coursewares} 個 · 分組 {group_sets} 組',
    'zh-cn':
      '班级 {classes} 个 · 学生 {students} 名 · 任课安排 {teachings} 项 · 单元 {units} 个 · 课件 {coursewares} 个 · 分组 {group_sets} 组',
    'zh-tw':
      '班級 {classes} 個 · 學生 {students} 名 · 任教安排 {teachings} 項 · 單元 {units} 個 · 課業 {coursewares} 個 · 分組 {group_sets} 組',
  },
  leaving: {
    en: 'Students without a new class: {count}',
    'zh-hk': '沒有新班別的學生：{count} 名',
    'zh-cn': '没有新班级的学生：{count} 名',
    'zh-tw': '沒有新班級的學生：{count} 名',
  },
  left_units: {
    en: 'Units that find no class: {count}',
    'zh-hk': '沒有班別可歸入的單元：{count} 個',
    'zh-cn': '没有班级可归入的单元：{count} 个',
    'zh-tw': '沒有班級可歸入的單元：{count} 個',
  },
  dated: {
    en: 'Coursewares whose dates are cleared: {count}',
    'zh-hk': '日期會被清除的課業：{count} 個',
    'zh-cn': '日期会被清除的课件：{count} 个',
  },
  outdated: {
    en: 'Coursewares not on the newest version: {count}',
    'zh-hk': '並非最新版本的課業：{count} 個',
    'zh-cn': '不是最新版本的课件：{count} 个',
  },
  ownerless: {
    en: 'Coursewares of teachers who have left: {count}',
    'zh-hk': '擁有者已離校的課業：{count} 個',
    'zh-cn': '拥有者已离校的课件：{count} 个',
  },
  dead_links: {
    en: 'Coursewares that link to a web page that does not answer: {count}',
    'zh-hk': '所連網頁沒有回應的課業：{count} 個',
    'zh-cn': '链接到无响应网页的课件：{count} 个',
  },
  stale_items: { en: 'Show them', 'zh-hk': '查看這些課業', 'zh-cn': '查看这些课件' },
  is_outdated: { en: 'older version', 'zh-hk': '舊版本', 'zh-cn': '旧版本' },
  is_ownerless: { en: 'owner has left', 'zh-hk': '擁有者已離校', 'zh-cn': '拥有者已离校' },
  is_dead_link: {
    en: 'no answer from {address}',
    'zh-hk': '{address} 沒有回應',
    'zh-cn': '{address} 没有响应',
  },
  make: { en: 'Make the new school year', 'zh-hk': '建立新學年', 'zh-cn': '建立新学年' },
  change: { en: 'Change the plan', 'zh-hk': '修改計劃', 'zh-cn': '修改计划' },
  making: {
    en: 'The new school year is being made…',
    'zh-hk': '正在建立新學年…',
    'zh-cn': '正在建立新学年…',
  },
  failed: {
    en: 'It was not made: {reason}',
    'zh-hk': '未能建立：{reason}',
    'zh-cn': '无法建立：{reason}',
    'zh-tw': '無法建立：{reason}',
  },
  made_title: { en: '{name} was made', 'zh-hk': '已建立 {name}', 'zh-cn': '已建立 {name}' },
  undo_until: {
    en: 'It can be undone until {time}, while nobody has used it.',
    'zh-hk': '在 {time} 前，只要未有人使用，便可復原。',
    'zh-cn': '在 {time} 前，只要还没有人使用，就可以撤销。',
    'zh-tw': '在 {time} 前，只要還沒有人使用，便可復原。',
  },
  hindered: {
    en: 'It cannot be undone: students’ work {attempts}, guests {guests}, units added {units}, coursewares added {coursewares}, classes added {classes}.',
    'zh-hk':
      '不能復原：已有學生作品 {attempts} 份、訪客 {guests} 名、新增單元 {units} 個、新增課業 {coursewares} 個、新增班別 {classes} 個。',
    'zh-cn':
      '不能撤销：已有学生作品 {attempts} 份、访客 {guests} 名、新增单元 {units} 个、新增课件 {coursewares} 个、新增班级 {classes} 个。',
    'zh-tw':
      '不能復原：已有學生作品 {attempts} 份、訪客 {guests} 名、新增單元 {units} 個、新增課業 {coursewares} 個、新增班級 {classes} 個。',
  },
  undo_question: {
    en: 'Remove {name} again, with its classes ({classes}) and units ({units})? Nothing else changes.',
    'zh-hk': '要移除 {name}，包括 {classes} 個班別和 {units} 個單元嗎？其他資料不受影響。',
    'zh-cn': '要移除 {name}，包括 {classes} 个班级和 {units} 个单元吗？其他数据不受影响。',
    'zh-tw': '要移除 {name}，包括 {classes} 個班級和 {units} 個單元嗎？其他資料不受影響。',
  },
  undone: { en: 'The new school year was removed.', 'zh-hk': '已移除新學年。', 'zh-cn': '已移除新学年。' },
});
