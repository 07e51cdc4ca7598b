import type { AuditAction, auditGroups } from '#contract/audit/audit-actions.ts';
import { defineMessages, type Text } from '#contract/language.ts';

type ActionElsewhere = (typeof auditGroups)[
  | 'classes'
  | 'marks'
  | 'people'
  | 'student_groups'
  | 'work'][number];

export const schoolSentences = defineMessages({
  'calendar.add': {
    en: '{actor} added school year {thing}',
    'zh-hk': '{actor} 新增了學年 {thing}',
    'zh-cn': '{actor} 新增了学年 {thing}',
  },
  'calendar.change': {
    en: '{actor} changed school year {thing}',
    'zh-hk': '{actor} 修改了學年 {thing}',
    'zh-cn': '{actor} 修改了学年 {thing}',
  },
  'calendar.delete': {
    en: '{actor} deleted school year {thing}',
    'zh-hk': '{actor} 刪除了學年 {thing}',
    'zh-cn': '{actor} 删除了学年 {thing}',
  },
  'calendar.holiday_add': {
    en: '{actor} added a holiday to school year {thing}',
    'zh-hk': '{actor} 在學年 {thing} 新增了假期',
    'zh-cn': '{actor} 在学年 {thing} 新增了假期',
  },
  'calendar.holiday_delete': {
    en: '{actor} deleted a holiday of school year {thing}',
    'zh-hk': '{actor} 刪除了學年 {thing} 的一個假期',
    'zh-cn': '{actor} 删除了学年 {thing} 的一个假期',
  },
  'roll_over.make': {
    en: '{actor} made school year {thing} from the one before',
    'zh-hk': '{actor} 由上一學年建立了學年 {thing}',
    'zh-cn': '{actor} 由上一学年建立了学年 {thing}',
  },
  'roll_over.undo': {
    en: '{actor} took back school year {thing}',
    'zh-hk': '{actor} 撤銷了學年 {thing}',
    'zh-cn': '{actor} 撤销了学年 {thing}',
  },
  'dimension.add': {
    en: '{actor} added dimension “{thing}”',
    'zh-hk': '{actor} 新增了能力範疇「{thing}」',
    'zh-cn': '{actor} 新增了能力范畴“{thing}”',
  },
  'dimension.change': {
    en: '{actor} changed dimension “{thing}”',
    'zh-hk': '{actor} 修改了能力範疇「{thing}」',
    'zh-cn': '{actor} 修改了能力范畴“{thing}”',
  },
  'dimension.delete': {
    en: '{actor} deleted dimension “{thing}”',
    'zh-hk': '{actor} 刪除了能力範疇「{thing}」',
    'zh-cn': '{actor} 删除了能力范畴“{thing}”',
  },
  'subject.add': {
    en: '{actor} added subject “{thing}”',
    'zh-hk': '{actor} 新增了科目「{thing}」',
    'zh-cn': '{actor} 新增了科目“{thing}”',
  },
  'subject.change': {
    en: '{actor} changed subject “{thing}”',
    'zh-hk': '{actor} 修改了科目「{thing}」',
    'zh-cn': '{actor} 修改了科目“{thing}”',
  },
  'subject.delete': {
    en: '{actor} deleted subject “{thing}”',
    'zh-hk': '{actor} 刪除了科目「{thing}」',
    'zh-cn': '{actor} 删除了科目“{thing}”',
  },
  'setting.grades': {
    en: '{actor} changed the grades of the school',
    'zh-hk': '{actor} 更改了學校的年級',
    'zh-cn': '{actor} 更改了学校的年级',
  },
  'setting.school': {
    en: '{actor} changed the settings of the school',
    'zh-hk': '{actor} 更改了學校設定',
    'zh-cn': '{actor} 更改了学校设置',
  },
  'setting.sign_in': {
    en: '{actor} changed the sign-in rules',
    'zh-hk': '{actor} 更改了登入規則',
    'zh-cn': '{actor} 更改了登录规则',
  },
  'setting.record_store': {
    en: '{actor} changed the record store',
    'zh-hk': '{actor} 更改了學習紀錄庫',
    'zh-cn': '{actor} 更改了学习记录库',
  },
  'setting.storage': {
    en: '{actor} changed the limit of the storage',
    'zh-hk': '{actor} 更改了儲存空間上限',
    'zh-cn': '{actor} 更改了存储空间上限',
  },
  'setting.types': {
    en: '{actor} chose the activity types of the school',
    'zh-hk': '{actor} 更改了學校使用的活動類型',
    'zh-cn': '{actor} 更改了学校使用的活动类型',
  },
  'setting.words': {
    en: '{actor} changed the words to check',
    'zh-hk': '{actor} 更改了敏感字詞',
    'zh-cn': '{actor} 更改了敏感词',
  },
  'import.apply': {
    en: '{actor} imported a list of people for school year {thing}',
    'zh-hk': '{actor} 為學年 {thing} 匯入了名單',
    'zh-cn': '{actor} 为学年 {thing} 导入了名单',
  },
  'school.backup': {
    en: '{actor} started a backup',
    'zh-hk': '{actor} 開始了備份',
    'zh-cn': '{actor} 开始了备份',
  },
  'school.empty': {
    en: '{actor} emptied the demo school',
    'zh-hk': '{actor} 清空了示範學校',
    'zh-cn': '{actor} 清空了演示学校',
  },
  'school.set_up': {
    en: '{actor} set up the school “{thing}”',
    'zh-hk': '{actor} 建立了學校「{thing}」',
    'zh-cn': '{actor} 建立了学校“{thing}”',
  },
}) satisfies Record<Exclude<AuditAction, ActionElsewhere>, Text>;
