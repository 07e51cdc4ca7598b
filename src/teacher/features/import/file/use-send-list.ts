import { useState } from 'react';
import { importFileMaxBytes } from '#contract/limits.ts';
import { useSend } from '#ui/api/hooks.ts';
import { importReads } from '../import-reads.ts';

/** Long enough for a large file over a slow connection. */
const uploadTimeoutMs = 120_000;

/** The file's bytes as base64, without the prefix of a data URL. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Sends the chosen file for a school year, unless it is too large. */
export function useSendList() {
  const [isTooLarge, setTooLarge] = useState(false);
  const begin = useSend('POST /admin/import_begin', {
    refreshes: importReads,
    timeoutMs: uploadTimeoutMs,
  });
  const send = async (file: File, calendar_id: number) => {
    setTooLarge(file.size > importFileMaxBytes);
    if (file.size <= importFileMaxBytes)
      begin.mutate({ name: file.name, content: await readBase64(file), calendar_id });
  };
  return { send, isTooLarge, isSending: begin.isPending, error: begin.error };
}
