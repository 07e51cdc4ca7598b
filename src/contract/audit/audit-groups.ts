/** Areas of the actions that the audit table records. The address of its page names one, so every page loads this. */
export const auditGroupNames = [
  'people',
  'classes',
  'marks',
  'work',
  'student_groups',
  'school_years',
  'subjects',
  'settings',
  'school',
] as const;
export type AuditGroup = (typeof auditGroupNames)[number];
