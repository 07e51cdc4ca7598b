import { describe, expect, it } from 'vitest';
import { checkUserinfo } from '#teacher/features/session/check-userinfo.ts';
import { decideNavigation } from '#teacher/features/session/decide-navigation.ts';
import { redirectTarget } from '#teacher/features/session/redirect-target.ts';
import { validateLogin } from '#teacher/features/session/validate-login.ts';

describe('decideNavigation', () => {
  it.each([
    ['/login', false, undefined, 'on'],
    ['/login', true, undefined, 'start'],
    ['/login', true, ['teacher'], 'start'],
    ['/home', false, undefined, 'sign_in'],
    ['/404', false, undefined, 'sign_in'],
    [undefined, false, undefined, 'sign_in'],
    ['/home', true, undefined, 'ask_who'],
    [undefined, true, undefined, 'ask_who'],
    ['/home', true, ['teacher'], 'on'],
    [undefined, true, ['teacher'], 'on'],
    ['/admin/setting', true, ['teacher'], 'not_found'],
    ['/exam-res/list', true, ['admin'], 'not_found'],
  ])('%s, token %s, roles %j: %s', (path, hasToken, roles, go) => {
    expect(decideNavigation(path, hasToken, roles)).toEqual({ go });
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
  it('takes an address with blanks around it and a password of six', () => {
    expect(validateLogin('  teacher@example.com ', '123456')).toEqual({});
  });

  it.each(['', '   ', 'teacher', 'a b@example.com', '@example.com', 'a@'])(
    'refuses the address %j',
    (text) => {
      expect(validateLogin(text, '123456')).toEqual({ username: 'email_wrong' });
    },
  );

  it('refuses a password of five', () => {
    expect(validateLogin('a@b', '12345')).toEqual({ password: 'password_short' });
  });
});
