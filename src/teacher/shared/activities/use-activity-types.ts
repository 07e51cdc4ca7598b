import type { ApiReply } from '#contract/api.ts';
import type { TypeSetting } from '#contract/choices.ts';
import { useCall } from '#ui/api/hooks.ts';

export type ActivityTypeInfo = ApiReply<'GET /common/course_extend_list'>['course_extend_list'][number];
export type SubjectInfo = ApiReply<'GET /common/subject_list'>['subject_list'][number];

export function useActivityTypes(): readonly ActivityTypeInfo[] {
  return useCall('GET /common/course_extend_list', {}).data?.course_extend_list ?? [];
}

/** Whether the students of a group can share an attempt of the type; false until the types are known. */
export function useMayWorkByGroup(type: string): boolean {
  return useActivityTypes().find((info) => info.type === type)?.may_work_by_group ?? false;
}

/** The settings that coursewares of the type have beside those of every type; none until the types are known. */
export function useTypeSettings(type: string): readonly TypeSetting[] {
  return useActivityTypes().find((info) => info.type === type)?.type_settings ?? [];
}

export function useSubjects(): readonly SubjectInfo[] {
  return useCall('GET /common/subject_list', {}).data?.subject_list ?? [];
}
