/** All result codes of the API; `result-messages` has their texts. 1 is success. */

export const resultCodes = {
  success: 1,
  token_invalid: 50008,
  signed_in_elsewhere: 50012,
  token_expired: 50014,
  invalid_input: 40001,
  unknown_field: 40002,
  wrong_credentials: 40101,
  too_many_attempts: 40102,
  demo_only_here: 40103,
  wrong_password: 40104,
  common_password: 40105,
  demo_password: 40106,
  password_too_short: 40110,
  email_taken: 40111,
  not_allowed: 40301,
  not_assigned: 40302,
  not_found: 40401,
  changed_elsewhere: 40902,
  calendar_class_mismatch: 40903,
  activity_in_use: 40904,
  activity_not_completed: 40906,
  activity_shared: 40907,
  already_submitted: 40911,
  attempts_used_up: 40912,
  not_open_yet: 40913,
  courseware_closed: 40914,
  past_due: 40915,
  time_is_up: 40916,
  join_code_unknown: 40917,
  guests_not_allowed: 40918,
  students_working: 40920,
  guests_full: 40921,
  guest_name_taken: 40922,
  courseware_deleted: 40923,
  unit_deleted: 40924,
  not_handed_in: 40925,
  mark_too_high: 40926,
  too_many_phrases: 40928,
  mark_reason_missing: 40929,
  nothing_to_choose: 40927,
  group_set_locked: 40940,
  file_type_refused: 41501,
  file_too_large: 41502,
  quota_exceeded: 41503,
  conversion_unavailable: 41504,
  upload_incomplete: 41505,
  too_many_uploads: 41506,
  too_many_files: 41508,
  package_without_page: 41507,
  file_content_refused: 41509,
  work_too_large: 41510,
  link_refused: 41601,
  link_unreachable: 41602,
  unknown_path: 404,
  body_too_large: 413,
  too_many_requests: 429,
  server_error: 500,
  overloaded: 503,
  storage_away: 507,
  answers_wait: 508,
} as const;

export type ResultKey = keyof typeof resultCodes;

/** Codes after which the person has to sign in again. */
export const loggedOutCodes: readonly number[] = [
  resultCodes.token_invalid,
  resultCodes.signed_in_elsewhere,
  resultCodes.token_expired,
];

/** Whether the server is too busy or cannot reach its database; trying again later helps. */
export function isServerAwayCode(code: number): boolean {
  return code === resultCodes.too_many_requests || (code >= 500 && code < 600);
}
