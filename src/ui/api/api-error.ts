/** A refusal by the server; `message` is in the language of the interface. */
export class ApiError extends Error {
  readonly code: number;
  /** Seconds until the server accepts another try; 0 = at once. */
  readonly retryAfterS: number;

  constructor(code: number, message: string, retryAfterS = 0) {
    super(message);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
