/** The log level of each security event. The default LOG_LEVEL shows only `warn`. */
export const levelByEvent = {
  sign_in: 'info',
  sign_out: 'info',
  deletion: 'info',
  restoration: 'info',
  sign_in_failed: 'warn',
  /** Too many tries at signing in or at entering join codes. */
  locked: 'warn',
  access_refused: 'warn',
  settings_change: 'warn',
} as const;

export type SecurityEvent = keyof typeof levelByEvent;

export type SecurityEventDetails = {
  /** Id of the person; absent before signing in. */
  user?: number | undefined;
  /** The operation, or the row of the policy, that refused. */
  what?: string;
  /** Result key of a refusal. */
  reason?: string;
  /** Ids of the deleted things, as the operation names them. */
  of?: Readonly<Record<string, unknown>>;
  /** For an unknown account name, which may be a password in the wrong field. See `hashName`. */
  name_hash?: string;
};

/** One line of the security log. */
export type SecurityLogLine = SecurityEventDetails & {
  security: SecurityEvent;
  address: string;
  repeated?: number;
};
