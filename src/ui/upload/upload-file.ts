import type { ApiReply } from '#contract/api.ts';
import { buildUrl, requestHeaders, TransportError, unwrap } from '#ui/api/call.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { beginUpload } from '#ui/upload/upload-store.ts';

type Uploaded = ApiReply<'POST /upload/file'>;

/** Uploads one file, showing the overlay. Rejects with an error whose message can be shown as it is. */
export function uploadFile(file: File, kind: 'picture' | 'sound'): Promise<Uploaded> {
  const { progress, end } = beginUpload();
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', buildUrl('/upload/file', { kind }));
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TransportError(translate(commonMessages, 'network_failed')));
    request.onload = () => {
      try {
        resolve(unwrap(request.response) as Uploaded);
      } catch (error) {
        reject(error instanceof Error ? error : new TransportError(translate(commonMessages, 'error')));
      }
    };
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  }).finally(end);
}
