import { get, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { withDatabase } from './device-database.ts';

const readFromDevice = () =>
  withDatabase(
    (database) => get<string>('name', database),
    () => 'in memory',
  );

/** The next `count` transactions fail, as they do on a connection that the browser has closed. */
function loseConnection(count: number): void {
  const openTransaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let lost = 0; lost < count; lost += 1)
    openTransaction.mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
}

it('opens the database again after its connection was lost', async () => {
  await withDatabase(
    (database) => set('name', 'on the device', database),
    () => undefined,
  );
  loseConnection(1);
  await expect(readFromDevice()).resolves.toBe('on the device');
});

it('keeps values in memory for the rest of the visit if the new connection fails, too', async () => {
  loseConnection(2);
  await expect(readFromDevice()).resolves.toBe('in memory');
  await expect(readFromDevice()).resolves.toBe('in memory');
});
