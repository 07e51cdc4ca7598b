import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  add_title: {
    en: 'Add pages from PDF or Office files, or pictures',
    'zh-hk': '以 PDF、Office 檔案或圖片加入頁面',
    'zh-cn': '用 PDF、Office 文件或图片添加页面',
  },
  add_text: {
    en: 'Students write on the pages. Then draw the regions in which they answer.',
    'zh-hk': '學生會直接在頁上書寫。加入頁面後，請畫出作答區。',
    'zh-cn': '学生会直接在页上书写。添加页面后，请画出作答区。',
  },
  instruction: { en: 'Instruction (optional)', 'zh-hk': '指示（可留空）', 'zh-cn': '说明（可不填）' },
  instruction_hint: {
    en: 'e.g. Show your working',
    'zh-hk': '例如：請列出計算步驟',
    'zh-cn': '例如：请写出计算步骤',
  },
  pages: { en: 'Pages', 'zh-hk': '頁面', 'zh-cn': '页面' },
  count_pages: {
    en: { one: '{count} page', other: '{count} pages' },
    'zh-hk': '共 {count} 頁',
    'zh-cn': '共 {count} 页',
  },
  page_number: { en: 'Page {number}', 'zh-hk': '第 {number} 頁', 'zh-cn': '第 {number} 页' },
  count_short: {
    en: { one: '{count} region', other: '{count} regions' },
    'zh-hk': '{count} 區',
    'zh-cn': '{count} 区',
  },
  page_waits: {
    en: 'This page is shown here as soon as its file is converted.',
    'zh-hk': '檔案轉換完成後，頁面會在這裏顯示。',
    'zh-cn': '文件转换完成后，页面会显示在这里。',
    'zh-tw': '檔案轉換完成後，頁面會顯示在這裡。',
  },
  leave_out_page: { en: 'Leave out this page', 'zh-hk': '刪去此頁', 'zh-cn': '删去此页' },
  add_region: { en: 'Add a region', 'zh-hk': '加入作答區', 'zh-cn': '添加作答区' },
  stage_hint: {
    en: 'Draw a region with the mouse or a pen, or add one and move it. Arrow keys move a region, with Shift they change its size, Delete removes it.',
    'zh-hk':
      '用滑鼠或觸控筆畫出作答區，或先加入再移動。方向鍵可移動作答區，加 Shift 可改變大小，Delete 鍵可移除。',
    'zh-cn':
      '用鼠标或触控笔画出作答区，或先添加再移动。方向键可移动作答区，加 Shift 可改变大小，Delete 键可移除。',
  },
  region_label: {
    en: 'Region {number}, {points} points',
    'zh-hk': '作答區 {number}，{points} 分',
    'zh-cn': '作答区 {number}，{points} 分',
  },
  region_label_named: {
    en: 'Region {number}: {name}, {points} points',
    'zh-hk': '作答區 {number}：{name}，{points} 分',
    'zh-cn': '作答区 {number}：{name}，{points} 分',
  },
  region_place: {
    en: '{left} % from the left, {top} % from the top, {width} % wide, {height} % high',
    'zh-hk': '距左 {left}%，距頂 {top}%，闊 {width}%，高 {height}%',
    'zh-cn': '距左 {left}%，距顶 {top}%，宽 {width}%，高 {height}%',
    'zh-tw': '距左 {left}%，距頂 {top}%，寬 {width}%，高 {height}%',
  },
  region_number: { en: 'Region {number}', 'zh-hk': '作答區 {number}', 'zh-cn': '作答区 {number}' },
  points_short: { en: '{points} pt', 'zh-hk': '{points} 分', 'zh-cn': '{points} 分' },
  regions: { en: 'Answer regions', 'zh-hk': '作答區', 'zh-cn': '作答区' },
  page_questions: { en: 'Points of the pages', 'zh-hk': '各頁分數', 'zh-cn': '各页分数' },
  sum_regions: {
    en: { one: '{count} region, {points} points', other: '{count} regions, {points} points' },
    'zh-hk': '共 {count} 區，{points} 分',
    'zh-cn': '共 {count} 区，{points} 分',
  },
  sum_pages: {
    en: { one: '{count} page, {points} points', other: '{count} pages, {points} points' },
    'zh-hk': '共 {count} 頁，{points} 分',
    'zh-cn': '共 {count} 页，{points} 分',
  },
  no_regions: {
    en: 'As long as there are no regions, each page is one question.',
    'zh-hk': '未有作答區時，每頁當作一題。',
    'zh-cn': '还没有作答区时，每页当作一题。',
    'zh-tw': '還沒有作答區時，每頁當作一題。',
  },
  name_of: { en: 'Name of {label}', 'zh-hk': '{label}的名稱', 'zh-cn': '{label}的名称' },
  name_hint: { en: 'Name (optional)', 'zh-hk': '名稱（可留空）', 'zh-cn': '名称（可不填）' },
  points_of: { en: 'Points of {label}', 'zh-hk': '{label}的分數', 'zh-cn': '{label}的分数' },
  guide_of: {
    en: 'Model answer and rubric of {label}',
    'zh-hk': '{label}的參考答案和評分準則',
    'zh-cn': '{label}的参考答案和评分标准',
    'zh-tw': '{label}的參考答案和評分標準',
  },
  model_answer: {
    en: 'Model answer (optional)',
    'zh-hk': '參考答案（可留空）',
    'zh-cn': '参考答案（可不填）',
  },
  remove: { en: 'Remove {label}', 'zh-hk': '移除{label}', 'zh-cn': '移除{label}' },
  region_removed: { en: 'Region removed', 'zh-hk': '已移除作答區', 'zh-cn': '已移除作答区' },
});
