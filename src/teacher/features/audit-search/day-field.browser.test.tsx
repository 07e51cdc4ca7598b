import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { DayField } from './day-field.tsx';

const searchedDays: (string | undefined)[] = [];

/** A field whose value comes from an address, which changes later than the field. */
function DayFieldPage() {
  const [value, setValue] = useState<string>();
  const searchDay = (day: string | undefined) => {
    searchedDays.push(day);
    setTimeout(() => setValue(day), 50);
  };
  return (
    <>
      <DayField label="From" value={value} onChange={searchDay} />
      <button type="button" onClick={() => setValue(undefined)}>
        clear
      </button>
    </>
  );
}

it('accepts a typed day, searches for it once, and can be cleared from elsewhere', async () => {
  const { screen } = await showPage({ server: {}, show: () => <DayFieldPage /> });
  const field = screen.getByLabelText('From');
  await userEvent.tab();
  await userEvent.keyboard('11012026');
  await expect.element(field).toHaveValue('2026-11-01');
  await expect.poll(() => searchedDays).toEqual(['2026-11-01']);
  await new Promise((done) => setTimeout(done, 100));
  await screen.getByRole('button', { name: 'clear' }).click();
  await expect.element(field).toHaveValue('');
});
