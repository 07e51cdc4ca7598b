import type { FileProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';

/** Thrown if a file cannot be read at all. The person is told the reason. */
export class FileProblem extends Error {
  readonly key: FileProblemKey;
  readonly params: TextParams;

  constructor(key: FileProblemKey, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
