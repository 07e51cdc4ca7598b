import type { auditGroups } from '#contract/audit/audit-actions.ts';
import { defineMessages, type Text } from '#contract/language.ts';

type PeopleAction = (typeof auditGroups)['classes' | 'people'][number];

export const peopleSentences = defineMessages({
  'person.add': {
    en: '{actor} added {person}',
    'zh-hk': '{actor} 新增了 {person}',
    'zh-cn': '{actor} 新增了 {person}',
  },
  'person.change': {
    en: '{actor} changed the data of {person}',
    'zh-hk': '{actor} 修改了 {person} 的資料',
    'zh-cn': '{actor} 修改了 {person} 的信息',
  },
  'person.close': {
    en: '{actor} closed the account of {person}, who left',
    'zh-hk': '{actor} 把 {person} 列為已離校，並關閉帳戶',
    'zh-cn': '{actor} 把 {person} 列为已离校，并关闭账户',
    'zh-tw': '{actor} 把 {person} 列為已離校，並關閉帳號',
  },
  'person.erase': {
    en: '{actor} erased the personal data of {person}',
    'zh-hk': '{actor} 清除了 {person} 的個人資料',
    'zh-cn': '{actor} 清除了 {person} 的个人数据',
  },
  'person.export': {
    en: '{actor} exported the data of {person}',
    'zh-hk': '{actor} 匯出了 {person} 的資料',
    'zh-cn': '{actor} 导出了 {person} 的数据',
  },
  'person.hand_over': {
    en: '{actor} handed over the work of {person}',
    'zh-hk': '{actor} 移交了 {person} 的工作',
    'zh-cn': '{actor} 移交了 {person} 的工作',
  },
  'person.link': {
    en: '{person} signed in with an account elsewhere for the first time',
    'zh-hk': '{person} 首次以外部帳戶登入',
    'zh-cn': '{person} 首次用外部账户登录',
    'zh-tw': '{person} 首次以外部帳號登入',
  },
  'person.password': {
    en: '{actor} issued a new password for {person}',
    'zh-hk': '{actor} 為 {person} 發出新密碼',
    'zh-cn': '{actor} 为 {person} 发放了新密码',
  },
  'person.reopen': {
    en: '{actor} reopened the account of {person}',
    'zh-hk': '{actor} 重新啟用了 {person} 的帳戶',
    'zh-cn': '{actor} 重新启用了 {person} 的账户',
    'zh-tw': '{actor} 重新啟用了 {person} 的帳號',
  },
  'person.roles': {
    en: '{actor} changed the rights of {person}',
    'zh-hk': '{actor} 更改了 {person} 的權限',
    'zh-cn': '{actor} 更改了 {person} 的权限',
  },
  'person.unlink': {
    en: '{actor} removed an account elsewhere of {person}',
    'zh-hk': '{actor} 移除了 {person} 的外部帳戶',
    'zh-cn': '{actor} 移除了 {person} 的外部账户',
    'zh-tw': '{actor} 移除了 {person} 的外部帳號',
  },
  'class.add': {
    en: '{actor} added class {class}',
    'zh-hk': '{actor} 新增了 {class} 班',
    'zh-cn': '{actor} 新增了 {class} 班',
  },
  'class.add_student': {
    en: '{actor} added {person} to class {class}',
    'zh-hk': '{actor} 把 {person} 加入 {class} 班',
    'zh-cn': '{actor} 把 {person} 加入 {class} 班',
  },
  'class.change': {
    en: '{actor} changed class {class}',
    'zh-hk': '{actor} 修改了 {class} 班',
    'zh-cn': '{actor} 修改了 {class} 班',
  },
  'class.delete': {
    en: '{actor} deleted class {class}',
    'zh-hk': '{actor} 刪除了 {class} 班',
    'zh-cn': '{actor} 删除了 {class} 班',
  },
  'class.move_student': {
    en: '{actor} moved {person} to class {class}',
    'zh-hk': '{actor} 把 {person} 轉至 {class} 班',
    'zh-cn': '{actor} 把 {person} 转到 {class} 班',
  },
  'class.number_student': {
    en: '{actor} changed the class number of {person} in {class}',
    'zh-hk': '{actor} 更改了 {person} 在 {class} 班的班號',
    'zh-cn': '{actor} 更改了 {person} 在 {class} 班的学号',
    'zh-tw': '{actor} 更改了 {person} 在 {class} 班的座號',
  },
  'class.remove_student': {
    en: '{actor} removed {person} from class {class}',
    'zh-hk': '{actor} 把 {person} 移出 {class} 班',
    'zh-cn': '{actor} 把 {person} 移出 {class} 班',
  },
  'teaching.add': {
    en: '{actor} let {person} teach class {class}',
    'zh-hk': '{actor} 安排 {person} 任教 {class} 班',
    'zh-cn': '{actor} 安排 {person} 任教 {class} 班',
  },
  'teaching.change': {
    en: '{actor} changed what {person} teaches',
    'zh-hk': '{actor} 更改了 {person} 的任教安排',
    'zh-cn': '{actor} 更改了 {person} 的任教安排',
  },
  'teaching.remove': {
    en: '{actor} ended that {person} teaches class {class}',
    'zh-hk': '{actor} 取消了 {person} 任教 {class} 班',
    'zh-cn': '{actor} 取消了 {person} 任教 {class} 班',
  },
}) satisfies Record<PeopleAction, Text>;
