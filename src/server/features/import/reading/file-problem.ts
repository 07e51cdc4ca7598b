import type { FileProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';

/** The whole file cannot be read, for a reason that the person is told. */
export class FileProblem extends Error {
  readonly key: FileProblemKey;
  readonly params: TextParams;

  constructor(key: FileProblemKey, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
