import { defineMessages } from '#contract/language.ts';

/** Texts of the dialogs of the mark book. */
export const dialogMessages = defineMessages({
  categories_text: {
    en: 'The total is the mean of the categories by their weights. Categories in which a student has no mark yet do not count, nor do those with the weight 0. As soon as one has a weight, work without a category does not count.',
    'zh-hk':
      '總成績是各類別平均按比重的加權平均。學生尚未有分數的類別及比重為 0 的類別不計。只要有一個類別設有比重，沒有類別的項目便不計。',
    'zh-cn':
      '总成绩是各类别平均按权重的加权平均。学生还没有分数的类别及权重为 0 的类别不计。只要有一个类别设有权重，没有类别的项目就不计。',
    'zh-tw':
      '總成績是各類別平均按比重的加權平均。學生還沒有分數的類別及比重為 0 的類別不計。只要有一個類別設有比重，沒有類別的項目便不計。',
  },
  category_name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  category_weight: { en: 'Weight', 'zh-hk': '比重', 'zh-cn': '权重' },
  category_drop: { en: 'Leave out lowest', 'zh-hk': '不計最低（項）', 'zh-cn': '不计最低（项）' },
  name_of: { en: 'Name of {name}', 'zh-hk': '{name}的名稱', 'zh-cn': '{name}的名称' },
  weight_of: { en: 'Weight of {name}', 'zh-hk': '{name}的比重', 'zh-cn': '{name}的权重' },
  drop_of: {
    en: 'Lowest marks left out of {name}',
    'zh-hk': '{name}不計最低的項數',
    'zh-cn': '{name}不计最低的项数',
  },
  save_of: { en: 'Save {name}', 'zh-hk': '儲存{name}', 'zh-cn': '保存{name}' },
  up_of: { en: 'Move {name} up', 'zh-hk': '上移{name}', 'zh-cn': '上移{name}' },
  delete_of: { en: 'Delete {name}', 'zh-hk': '刪除{name}', 'zh-cn': '删除{name}' },
  delete_category: {
    en: 'Delete the category “{name}”? Its works will be without a category.',
    'zh-hk': '刪除類別「{name}」？其中的項目將沒有類別。',
    'zh-cn': '删除类别“{name}”？其中的项目将没有类别。',
  },
  new_category: { en: 'New category', 'zh-hk': '新類別', 'zh-cn': '新类别' },
  add: { en: 'Add', 'zh-hk': '新增', 'zh-cn': '新增' },
  numbers_wrong: {
    en: 'Weights are whole numbers from 0 to {weight}; at most {drop} marks are left out.',
    'zh-hk': '比重須為 0 至 {weight} 的整數；最多不計 {drop} 項。',
    'zh-cn': '权重须为 0 至 {weight} 的整数；最多不计 {drop} 项。',
  },
  sum: { en: 'Sum of the weights: {sum}', 'zh-hk': '比重總和：{sum}', 'zh-cn': '权重总和：{sum}' },
  all_works: { en: 'All works', 'zh-hk': '所有項目', 'zh-cn': '所有项目' },
  category_of: { en: 'Category of {name}', 'zh-hk': '{name}的類別', 'zh-cn': '{name}的类别' },
  saved: { en: 'Saved', 'zh-hk': '已儲存', 'zh-cn': '已保存' },
  paper_name: { en: 'Name', 'zh-hk': '名稱', 'zh-cn': '名称' },
  paper_name_missing: { en: 'Please enter a name', 'zh-hk': '請輸入名稱', 'zh-cn': '请输入名称' },
  paper_day: { en: 'Date', 'zh-hk': '日期', 'zh-cn': '日期' },
  paper_day_missing: { en: 'Please choose a date', 'zh-hk': '請選擇日期', 'zh-cn': '请选择日期' },
  paper_max: { en: 'Maximum points', 'zh-hk': '滿分', 'zh-cn': '满分' },
  paper_max_wrong: {
    en: 'A number above 0 and up to {max}, with at most two decimals',
    'zh-hk': '請輸入大於 0 而不超過 {max} 的數字（最多兩位小數）',
    'zh-cn': '请输入大于 0 而不超过 {max} 的数字（最多两位小数）',
  },
  paper_max_low: {
    en: 'A student already has {score} points',
    'zh-hk': '已有學生得到 {score} 分',
    'zh-cn': '已有学生得到 {score} 分',
  },
  excused: { en: 'Excused students', 'zh-hk': '獲豁免的學生', 'zh-cn': '获豁免的学生' },
  delete_paper: { en: 'Delete this work', 'zh-hk': '刪除此作業', 'zh-cn': '删除此作业' },
  delete_paper_text: {
    en: 'Delete “{name}” with all its marks?',
    'zh-hk': '刪除「{name}」及其所有分數？',
    'zh-cn': '删除“{name}”及其所有分数？',
  },
  final_text: {
    en: 'Computed total: {total} %, from {marked} of {expected}',
    'zh-hk': '計算的總成績：{total} %（{marked} / {expected} 項）',
    'zh-cn': '计算的总成绩：{total} %（{marked} / {expected} 项）',
  },
  final_percent: { en: 'Final mark (%)', 'zh-hk': '最終成績 (%)', 'zh-cn': '最终成绩 (%)' },
  final_wrong: {
    en: 'A number from 0 to 100, with at most two decimals',
    'zh-hk': '請輸入 0 至 100 的數字（最多兩位小數）',
    'zh-cn': '请输入 0 至 100 的数字（最多两位小数）',
  },
  reason: { en: 'Reason', 'zh-hk': '原因', 'zh-cn': '原因' },
  reason_missing: { en: 'Please give a reason', 'zh-hk': '請填寫原因', 'zh-cn': '请填写原因' },
  take_back: {
    en: 'Take back: use the computed total',
    'zh-hk': '收回，採用計算的總成績',
    'zh-cn': '收回，采用计算的总成绩',
  },
});
