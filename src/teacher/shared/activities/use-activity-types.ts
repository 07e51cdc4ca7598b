import type { ApiReply } from '#contract/api.ts';
import { useCall } from '#ui/api/hooks.ts';

export type ActivityTypeInfo = ApiReply<'GET /common/course_extend_list'>['course_extend_list'][number];
export type SubjectInfo = ApiReply<'GET /common/subject_list'>['subject_list'][number];

export function useActivityTypes(): readonly ActivityTypeInfo[] {
  return useCall('GET /common/course_extend_list', {}).data?.course_extend_list ?? [];
}

export function useSubjects(): readonly SubjectInfo[] {
  return useCall('GET /common/subject_list', {}).data?.subject_list ?? [];
}
