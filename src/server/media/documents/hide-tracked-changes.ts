import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ConversionError } from '#server/media/conversion-error.ts';

/** Makes a text document show what it says with all tracked changes accepted: no deleted text, no marks. */

/** LibreOffice's name of the OpenDocument format in one XML file. */
export const flatTextFilter = 'OpenDocument Text Flat XML';

/** A setting of the document (OpenDocument 1.3 part 3, 3.10), as LibreOffice writes it before the text. */
const setting = 'config:name="ShowRedlineChanges" config:type="boolean">';

async function* replaceSetting(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let start = '';
  let isReplaced = false;
  for await (const chunk of chunks) {
    if (isReplaced) yield chunk;
    else {
      start += chunk;
      isReplaced = start.includes(`${setting}true<`) || start.includes(`${setting}false<`);
      if (isReplaced) yield start.replace(`${setting}true<`, `${setting}false<`);
    }
  }
  // Without the setting the changes would be shown.
  if (!isReplaced) throw new ConversionError('document_damaged');
}

/** Copies a flat OpenDocument text with the setting that hides its tracked changes. */
export async function hideTrackedChanges(source: string, target: string): Promise<void> {
  // Each character is one byte, so that no chunk cuts one in two.
  await pipeline(createReadStream(source, 'latin1'), replaceSetting, createWriteStream(target, 'latin1'));
}
