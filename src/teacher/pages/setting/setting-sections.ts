import { defineMessages } from '#contract/language.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import type { SectionProps } from '#teacher/shared/setting/section-props.ts';
import type { LazyComponent } from '#ui/browser/lazy-component.tsx';
import type { SectionName, SettingSearch } from './setting-search.ts';

/** Titles of the sections. */
export const sectionMessages = defineMessages({
  school: { en: 'School', 'zh-hk': '學校', 'zh-cn': '学校' },
  sign_in: { en: 'Sign-in', 'zh-hk': '登入', 'zh-cn': '登录' },
  terms: { en: 'School years', 'zh-hk': '學年', 'zh-cn': '学年' },
  classes: { en: 'Classes', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  people: { en: 'People', 'zh-hk': '人員', 'zh-cn': '人员' },
  subjects: { en: 'Subjects', 'zh-hk': '科目', 'zh-cn': '科目' },
  new_term: { en: 'New school year', 'zh-hk': '新學年', 'zh-cn': '新学年' },
  types: { en: 'Activity types', 'zh-hk': '活動類型', 'zh-cn': '活动类型' },
  dimensions: { en: 'Dimensions', 'zh-hk': '能力範疇', 'zh-cn': '能力范畴' },
  import: { en: 'Import people', 'zh-hk': '匯入人員', 'zh-cn': '导入人员' },
  words: { en: 'Words to check', 'zh-hk': '敏感字詞', 'zh-cn': '敏感词' },
  record_store: { en: 'Record store', 'zh-hk': '學習紀錄庫', 'zh-cn': '学习记录库' },
  roster_results: { en: 'Marks for other systems', 'zh-hk': '匯出成績', 'zh-cn': '导出成绩' },
  audit: { en: 'Record of changes', 'zh-hk': '更改紀錄', 'zh-cn': '更改记录' },
  storage: { en: 'Storage', 'zh-hk': '儲存空間', 'zh-cn': '存储空间' },
  deleted: { en: 'Deleted', 'zh-hk': '已刪除項目', 'zh-cn': '已删除项目' },
});

export const sectionComponents: Record<SectionName, LazyComponent<SectionProps<SettingSearch>>> = {
  school: createLazyPart(
    async () => (await import('#teacher/features/school/school-setting.tsx')).SchoolSetting,
  ),
  sign_in: createLazyPart(
    async () => (await import('#teacher/features/school/sign-in/sign-in-setting.tsx')).SignInSetting,
  ),
  terms: createLazyPart(async () => (await import('#teacher/features/terms/term-setting.tsx')).TermSetting),
  classes: createLazyPart(async () => (await import('./class-section.tsx')).ClassSection),
  people: createLazyPart(
    async () => (await import('#teacher/features/people/people-setting.tsx')).PeopleSetting,
  ),
  subjects: createLazyPart(
    async () => (await import('#teacher/features/subjects/subject-setting.tsx')).SubjectSetting,
  ),
  new_term: createLazyPart(
    async () => (await import('#teacher/features/roll-over/new-term-setting.tsx')).NewTermSetting,
  ),
  types: createLazyPart(
    async () => (await import('#teacher/features/school/types/type-setting.tsx')).TypeSetting,
  ),
  dimensions: createLazyPart(
    async () => (await import('#teacher/features/school/dimensions/dimension-setting.tsx')).DimensionSetting,
  ),
  import: createLazyPart(
    async () => (await import('#teacher/features/import/import-setting.tsx')).ImportSetting,
  ),
  words: createLazyPart(async () => (await import('#teacher/features/words/word-setting.tsx')).WordSetting),
  record_store: createLazyPart(
    async () =>
      (await import('#teacher/features/school/record-store/record-store-setting.tsx')).RecordStoreSetting,
  ),
  roster_results: createLazyPart(
    async () =>
      (await import('#teacher/features/school/roster-results/roster-results-setting.tsx'))
        .RosterResultsSetting,
  ),
  audit: createLazyPart(
    async () => (await import('#teacher/features/audit-search/audit-setting.tsx')).AuditSetting,
  ),
  storage: createLazyPart(async () => (await import('./storage-section.tsx')).StorageSection),
  deleted: createLazyPart(
    async () => (await import('#teacher/features/deleted/deleted-setting.tsx')).DeletedSetting,
  ),
};
