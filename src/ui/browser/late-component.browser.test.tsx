import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createLateComponent } from './late-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

it('leaves the page as it is when its code cannot be loaded, and shows it once the network is back', async () => {
  const importGreeting = vi.fn(async () => Greeting);
  importGreeting.mockRejectedValueOnce(new Error('no network'));
  const LateGreeting = createLateComponent(importGreeting);
  await render(
    <main>
      <h1>School</h1>
      <LateGreeting name="Ka Yan" />
    </main>,
  );
  await expect.poll(() => importGreeting.mock.calls.length).toBe(1);
  await expect.element(page.getByText('School')).toBeVisible();
  expect(page.getByText('Good morning').query()).toBeNull();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Good morning, Ka Yan')).toBeVisible();
});

it('renders at once when its code is loaded before', async () => {
  const LateGreeting = createLateComponent(async () => Greeting);
  await LateGreeting.load();
  const { container } = await render(<LateGreeting name="Pak Ho" />);
  expect(container.textContent).toBe('Good morning, Pak Ho');
});

it('keeps what was typed into it when its page renders again', async () => {
  const Field = () => {
    const [text, setText] = useState('');
    return <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
  };
  const LateField = createLateComponent(async () => Field);
  const { rerender } = await render(<LateField />);
  await page.getByLabelText('Name').fill('Mei');
  await rerender(<LateField />);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Mei');
});
