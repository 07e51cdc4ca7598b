import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLazyComponent, type LazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function watchPlaceholder(Component: LazyComponent<{ name: string }>) {
  const renderedNames: string[] = [];
  const Placeholder = () => {
    renderedNames.push('placeholder');
    return <p>One moment</p>;
  };
  const renderGreeting = (name: string) => (
    <Suspense fallback={<Placeholder />}>
      <Component name={name} />
    </Suspense>
  );
  return { renderedNames, renderGreeting };
}

it('renders a loaded component without a placeholder, and keeps it mounted', async () => {
  const LazyGreeting = createLazyComponent(async () => Greeting);
  await LazyGreeting.load();
  const { renderedNames, renderGreeting } = watchPlaceholder(LazyGreeting);
  const screen = await render(renderGreeting('Ann'));
  const paragraph = screen.getByText('Hello Ann').element();
  await screen.rerender(renderGreeting('Ben'));
  expect(screen.getByText('Hello Ben').element()).toBe(paragraph);
  expect(renderedNames).toEqual([]);
});

it('loads a component when it is first rendered', async () => {
  const { renderedNames, renderGreeting } = watchPlaceholder(createLazyComponent(async () => Greeting));
  const screen = await render(renderGreeting('Ann'));
  await expect.element(screen.getByText('Hello Ann')).toBeVisible();
  expect(renderedNames).toContain('placeholder');
});
