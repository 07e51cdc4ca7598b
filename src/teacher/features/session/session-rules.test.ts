import { describe, expect, it } from 'vitest';
import type { ScreenInfo } from '#teacher/screen-info.ts';
import { checkUserinfo } from './check-userinfo.ts';
import { decideNavigation } from './decide-navigation.ts';
import { redirectTarget } from './redirect-target.ts';
import { validateLogin } from './validate-login.ts';

const messages = { title: { en: 'A', 'zh-hk': 'A', 'zh-cn': 'A' } };
const screens: Record<string, ScreenInfo> = {
  login: { path: '/login', messages },
  home: { path: '/home', messages },
  setup: { path: '/setup', messages },
  password: { path: '/password', messages },
  setting: { path: '/admin/setting', messages, roles: ['admin'] },
};

describe('decideNavigation', () => {
  it.each([
    ['login', false, undefined, 'allow'],
    ['login', true, undefined, 'start_page'],
    ['login', true, ['teacher'], 'start_page'],
    ['home', false, undefined, 'sign_in'],
    ['setup', false, undefined, 'allow'],
    ['setup', true, undefined, 'allow'],
    ['password', false, undefined, 'allow'],
    ['unknown', false, undefined, 'sign_in'],
    ['home', true, undefined, 'load_userinfo'],
    ['unknown', true, undefined, 'load_userinfo'],
    ['home', true, ['teacher'], 'allow'],
    ['unknown', true, ['teacher'], 'allow'],
    ['setting', true, ['teacher'], 'not_found'],
    ['setting', true, ['admin'], 'allow'],
  ])('%s, token %s, roles %j: %s', (name, hasToken, roles, decision) => {
    expect(decideNavigation(screens[name], hasToken, roles)).toBe(decision);
  });
});

describe('redirectTarget', () => {
  it.each(['/home', '/unit/list?class_id=1&keyword=a//b', '/teacher/diy/edit/x/1#top', '/loginx'])(
    'keeps the own path %s',
    (path) => {
      expect(redirectTarget(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'home',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/a\\..\\b',
    '/\t/evil.example',
    '\n//evil.example',
    '/login',
    '/login?redirect=%2Flogin',
  ])('refuses %j', (path) => {
    expect(redirectTarget(path)).toBe('/');
  });
});

describe('checkUserinfo', () => {
  const teacher = { user_group: 'teacher', roles: ['teacher'] } as const;

  it('accepts a teacher with a role', () => {
    expect(checkUserinfo({ ...teacher, roles: [...teacher.roles] })).toBeUndefined();
  });

  it('says what is wrong', () => {
    expect(checkUserinfo(undefined)).toBe('verification_failed');
    expect(checkUserinfo({ user_group: 'student', roles: ['student'] })).toBe('error_user_group');
    expect(checkUserinfo({ user_group: 'teacher', roles: [] })).toBe('roles_missing');
    expect(checkUserinfo({ user_group: 'teacher' })).toBe('roles_missing');
  });
});

describe('validateLogin', () => {
  it('accepts an address or a login name with spaces around it and a password of six', () => {
    expect(validateLogin(' s4a-01 ', '123456')).toEqual({});
    expect(validateLogin('  teacher@example.com ', '123456')).toEqual({});
  });

  it.each(['', '   ', 'teach er', '@teacher', 'a b@example.com', '@example.com', 'a@'])(
    'refuses the address %j',
    (text) => {
      expect(validateLogin(text, '123456')).toEqual({ username: 'email_wrong' });
    },
  );

  it('refuses a password of five', () => {
    expect(validateLogin('a@b', '12345')).toEqual({ password: 'password_short' });
  });
});
