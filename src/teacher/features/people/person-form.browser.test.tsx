import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { PersonForm } from './person-form.tsx';

type Person = Parameters<typeof PersonForm>[0]['person'];

const person: Person = {
  id: 7,
  name: '陳大文',
  nickname: '',
  nickname_eng: '',
  user_group: 'teacher',
  is_admin: false,
  email: 'chan@school',
  login_name: '',
  password: 'own',
  is_closed: false,
  is_demo: false,
  classes: [],
  teachings: [],
  accounts: [],
  avatar: '',
  created_at: 0,
  session_count: 0,
  activity_count: 0,
  closed_at: null,
  erased_at: null,
};

const show = () =>
  showPage({
    server: { 'POST /admin/person_save': () => ({ data: {} }) },
    show: () => <PersonForm person={person} />,
  });

it('saves another field of a person whose stored address would be refused today', async () => {
  const { screen, sent } = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'English nickname' }), 'Peter Chan');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.at(-1)?.key).toBe('POST /admin/person_save');
  expect(sent.at(-1)?.input).toMatchObject({ id: 7, nickname_eng: 'Peter Chan' });
  expect(sent.at(-1)?.input).not.toHaveProperty('email');
});

it('says at the field that a typed address is invalid, and sends nothing', async () => {
  const { screen, sent } = await show();
  const address = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(address, 'peter@school');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAccessibleDescription(/chan@example\.com/);
  expect(sent.some(({ key }) => key === 'POST /admin/person_save')).toBe(false);
});
