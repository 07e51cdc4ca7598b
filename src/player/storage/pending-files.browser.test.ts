import { expect, it, vi } from 'vitest';
import { pendingFiles } from './pending-files.ts';

it('tells a file that is not there from one that cannot be read', async () => {
  const files = pendingFiles(3, 8);
  await expect(files.read('none')).resolves.toBeUndefined();
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The connection is closing', 'InvalidStateError');
  });
  await expect(files.read('none')).rejects.toThrow('closing');
});
