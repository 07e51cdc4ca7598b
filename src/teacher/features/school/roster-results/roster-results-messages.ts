import { defineMessages } from '#contract/language.ts';

export const rosterResultsMessages = defineMessages({
  title: { en: 'Marks for other systems', 'zh-hk': '匯出成績', 'zh-cn': '导出成绩' },
  text: {
    en: 'A OneRoster 1.2 package (zip) with the marks of the mark books, which the school’s other systems take in. Exported again, it updates what they have.',
    'zh-hk': '把成績冊的分數匯出成 OneRoster 1.2 壓縮檔（zip），供學校其他系統匯入。再次匯出可更新原有紀錄。',
    'zh-cn': '把成绩册的分数导出为 OneRoster 1.2 压缩包（zip），供学校其他系统导入。再次导出可更新原有记录。',
  },
  left_out: {
    en: 'Not in it: guests, students who have left the class, marks that are held back, missing work that is not due yet, final marks, and comments that students do not see yet.',
    'zh-hk':
      '不包括：訪客、已離班的學生、尚未公佈的分數、未到期而未提交的作業、最終成績，以及學生未能看到的評語。',
    'zh-cn':
      '不包括：访客、已离班的学生、尚未公布的分数、未到期而未提交的作业、最终成绩，以及学生还看不到的评语。',
    'zh-tw':
      '不包括：訪客、已離班的學生、尚未公布的分數、未到期而未提交的作業、最終成績，以及學生還看不到的評語。',
  },
  term: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  all_classes: { en: 'All classes', 'zh-hk': '所有班別', 'zh-cn': '所有班级', 'zh-tw': '所有班級' },
  no_term: {
    en: 'Add a school year first.',
    'zh-hk': '請先新增學年。',
    'zh-cn': '请先添加学年。',
  },
  contents: { en: 'In the package', 'zh-hk': '匯出內容', 'zh-cn': '导出内容' },
  works: {
    en: { one: '{number} activity or work on paper', other: '{number} activities and works on paper' },
    'zh-hk': '{number} 項計分活動及紙本作業',
    'zh-cn': '{number} 项计分活动及纸质作业',
  },
  students: {
    en: { one: '{number} student', other: '{number} students' },
    'zh-hk': '{number} 位學生',
    'zh-cn': '{number} 位学生',
  },
  no_works: {
    en: 'There is nothing to export yet: no activity with marks was opened, and there is no work on paper.',
    'zh-hk': '尚未有可匯出的內容：沒有已開放的計分活動，也沒有紙本作業。',
    'zh-cn': '还没有可导出的内容：没有已开放的计分活动，也没有纸质作业。',
    'zh-tw': '還沒有可匯出的內容：沒有已開放的計分活動，也沒有紙本作業。',
  },
  held: {
    en: {
      one: '{number} activity whose marks are held back: what was submitted is told, without marks.',
      other: '{number} activities whose marks are held back: what was submitted is told, without marks.',
    },
    'zh-hk': '{number} 項活動的分數尚未公佈：只列出已提交，不含分數。',
    'zh-cn': '{number} 项活动的分数尚未公布：只列出已提交，不含分数。',
    'zh-tw': '{number} 項活動的分數尚未公布：只列出已提交，不含分數。',
  },
  students_without_id: {
    en: {
      one: '{number} student has no id of a list of people. An id of our own is used, which other systems do not know.',
      other:
        '{number} students have no id of a list of people. Ids of our own are used, which other systems do not know.',
    },
    'zh-hk': '{number} 位學生沒有名單上的編號，會改用本系統的編號，其他系統未必認得。',
    'zh-cn': '{number} 位学生没有名单上的编号，会改用本系统的编号，其他系统未必认得。',
  },
  classes_without_id: {
    en: {
      one: 'Class without an id of the roster: {names}',
      other: 'Classes without an id of the roster: {names}',
    },
    'zh-hk': '沒有 OneRoster 編號的班別：{names}',
    'zh-cn': '没有 OneRoster 编号的班级：{names}',
    'zh-tw': '沒有 OneRoster 編號的班級：{names}',
  },
  cut: {
    en: 'Only the newest {max} activities, as in the mark book: {names}',
    'zh-hk': '與成績冊一樣，只有最新的 {max} 項活動：{names}',
    'zh-cn': '与成绩册一样，只有最新的 {max} 项活动：{names}',
  },
  school_id: {
    en: 'Id of the school in the roster',
    'zh-hk': '學校在 OneRoster 的編號',
    'zh-cn': '学校在 OneRoster 的编号',
  },
  term_id: {
    en: 'Id of the school year in the roster',
    'zh-hk': '學年在 OneRoster 的編號',
    'zh-cn': '学年在 OneRoster 的编号',
  },
  id_text: {
    en: 'The sourcedId of the other system. Empty: an id of our own, the same each time.',
    'zh-hk': '即另一系統的 sourcedId。留空會使用本系統的編號，每次相同。',
    'zh-cn': '即另一系统的 sourcedId。留空会使用本系统的编号，每次相同。',
  },
  export: { en: 'Download the package', 'zh-hk': '下載壓縮檔', 'zh-cn': '下载压缩包' },
  received: { en: '{size} so far', 'zh-hk': '已下載 {size}', 'zh-cn': '已下载 {size}' },
  saved: { en: 'The package was downloaded.', 'zh-hk': '已下載壓縮檔。', 'zh-cn': '已下载压缩包。' },
  failed: {
    en: 'The package could not be made. Please try again.',
    'zh-hk': '未能製作壓縮檔，請再試。',
    'zh-cn': '无法制作压缩包，请重试。',
    'zh-tw': '無法製作壓縮檔，請再試。',
  },
});
