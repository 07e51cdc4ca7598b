import { defineMessages } from '#contract/language.ts';

export const unitChoiceMessages = defineMessages({
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  calendar: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  unit: { en: 'Unit', 'zh-hk': '單元', 'zh-cn': '单元' },
  select_class: {
    en: 'Please select a class',
    'zh-hk': '請選擇班別',
    'zh-cn': '请选择班级',
    'zh-tw': '請選擇班級',
  },
  select_subject: { en: 'Please select a Subject', 'zh-hk': '請選擇科目', 'zh-cn': '请选择科目' },
  select_unit: { en: 'Please select a unit', 'zh-hk': '請選擇單元', 'zh-cn': '请选择单元' },
  fill_unit_name: {
    en: 'Please fill in the unit name',
    'zh-hk': '請填寫單元名稱',
    'zh-cn': '请填写单元名称',
  },
  no_units: {
    en: 'There is no unit here yet. Create the first one below.',
    'zh-hk': '這裏尚未有單元，請在下方建立第一個。',
    'zh-cn': '这里还没有单元，请在下方创建第一个。',
    'zh-tw': '這裡還沒有單元，請在下方建立第一個。',
  },
  no_classes: {
    en: 'You have no class in this school year.',
    'zh-hk': '你在此學年沒有任教班別。',
    'zh-cn': '你在此学年没有任教班级。',
    'zh-tw': '你在此學年沒有任教班級。',
  },
  new_unit: { en: 'New unit', 'zh-hk': '新單元', 'zh-cn': '新单元' },
  unit_name: { en: 'Unit name', 'zh-hk': '單元名稱', 'zh-cn': '单元名称' },
  create_unit: { en: 'Create unit', 'zh-hk': '建立單元', 'zh-cn': '创建单元' },
  unit_created: { en: 'Unit created', 'zh-hk': '單元已建立', 'zh-cn': '单元已创建' },
});
