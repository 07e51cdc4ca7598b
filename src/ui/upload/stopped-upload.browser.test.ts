import { beforeEach, expect, it, vi } from 'vitest';
import { TransportError } from '#ui/api/call.ts';
import { sendFile } from './upload-file.ts';
import { UploadCancelled, type UploadHandle } from './upload-store.ts';

const records = vi.hoisted(() => ({
  cancelUpload: vi.fn<(url: string) => Promise<void>>(),
  forgetUpload: vi.fn<(url: string) => Promise<void>>(),
}));
vi.mock('#ui/upload/send/upload-records.ts', () => records);
vi.mock('#ui/upload/send/transfer-file.ts', () => ({
  openTransfer: async (_file: File, _kind: string, { signal }: UploadHandle) => {
    let url: string | undefined;
    return {
      url: () => url,
      send: () =>
        new Promise((_resolve, reject) => {
          url = 'https://school.example/upload/tus/1';
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    };
  },
}));

beforeEach(() => {
  records.cancelUpload.mockReset();
  records.forgetUpload.mockReset();
});

async function stopBy(reason: Error): Promise<void> {
  const controller = new AbortController();
  const handle = { signal: controller.signal, update: () => undefined, end: () => undefined };
  const sending = sendFile(new File(['x'], 'a.png'), 'picture', handle);
  setTimeout(() => controller.abort(reason), 20);
  await expect(sending).rejects.toBe(reason);
}

it('keeps what the server has of an upload that stops because of the network', async () => {
  await stopBy(new TransportError(false));
  expect(records.cancelUpload).not.toHaveBeenCalled();
  expect(records.forgetUpload).not.toHaveBeenCalled();
});

it('deletes what the server has of an upload that its author cancels', async () => {
  await stopBy(new UploadCancelled());
  expect(records.cancelUpload).toHaveBeenCalledOnce();
});
