import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMenu } from './use-menu.tsx';

function Row() {
  const { openMenu, menu } = useMenu<string>((name, Menu) => <Menu.Item>{name}</Menu.Item>);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => openMenu('Rename', currentTarget)}>
        More
      </button>
      {menu}
    </>
  );
}

it('opens for the latest click while its code is loading', async () => {
  await render(
    <MantineProvider>
      <Row />
    </MantineProvider>,
  );
  const moreButton = page.getByRole('button', { name: 'More' }).element() as HTMLElement;
  moreButton.click();
  moreButton.click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
});
