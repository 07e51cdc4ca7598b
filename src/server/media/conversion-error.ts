import type { TextParams } from '#contract/language.ts';
import type { ConversionMessage } from '#server/media/conversion-messages.ts';

/** The file cannot be converted. The teacher reads the message, which gives advice. */
export class ConversionError extends Error {
  readonly key: ConversionMessage;
  readonly params: TextParams;

  constructor(key: ConversionMessage, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
