import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer, signIn as signInWith } from '#tests/durability/call-server.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from '#tests/durability/server-process.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** Runs `npm run school` in separate processes while a server has the same school open. */

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await startServerProcess(dataDir);
});
afterAll(async () => {
  killLeftServers();
  await rm(dataDir, { recursive: true, force: true });
});

const programPath = join(import.meta.dirname, '../school.ts');

async function runSchoolCommand(args: readonly string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [programPath, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  });
  child.stdin.end(input);
  const exitEvent = once(child, 'exit');
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exitEvent]);
  return { code: code as number, out, err };
}

const createAdminArguments = ['create-admin', '--email', 'Head@school.example', '--name', 'Chan Tai Man'];

async function signIn(password: string): Promise<{ code: number; roles: string[] }> {
  const response = await fetch(`${server.origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'head@school.example', password }),
  });
  const { code, data } = (await response.json()) as {
    code: number;
    data: { userinfo?: { roles: string[] } };
  };
  return { code, roles: data?.userinfo?.roles ?? [] };
}

describe('npm run school', () => {
  it('makes the first administrator while the server runs', async () => {
    const result = await runSchoolCommand(
      [...createAdminArguments, '--password-stdin'],
      'violet tram kitchen\n',
    );
    expect(result).toEqual({
      code: 0,
      out: 'Chan Tai Man is an administrator now and signs in with head@school.example.\n',
      err: '',
    });
    expect(await signIn('violet tram kitchen')).toEqual({ code: 1, roles: ['teacher', 'admin'] });
    expect(await runSchoolCommand(createAdminArguments)).toMatchObject({
      code: 1,
      err: 'Somebody already has this email address.\n',
    });
  });

  it('issues another password and signs the person out', async () => {
    const token = await signInWith(server, 'head@school.example', 'violet tram kitchen');
    const { out } = await runSchoolCommand(['reset-password', 'HEAD@school.example']);
    const password = /first sign-in: ([a-z2-9]{9})\n/.exec(out)?.[1] ?? '';
    const info = await fetch(`${server.origin}/api/user/info`, { headers: { token } });
    expect(await info.json()).toMatchObject({ code: 50008 });
    expect((await signIn('violet tram kitchen')).code).toBe(40101);
    expect((await signIn(password)).code).toBe(1);
  });

  it.each([
    [[], 0, ''],
    [['help', 'create-admin'], 0, ''],
    [['reset-password', '--help'], 0, ''],
    [['fly'], 2, "There is no command 'fly'."],
    [['create-admin', '--name', 'Chan'], 2, 'Give an email address: --email name@school.example'],
    [['create-admin', '--mail', 'a@b.hk'], 2, "Unknown option '--mail'."],
    [['reset-password'], 2, 'Whose password? Give an email address or login name.'],
    [['reset-password', 'a', 'b'], 2, "'b' is one word too many."],
    [['reset-password', 'nobody'], 1, "Nobody signs in with 'nobody'."],
    [[...createAdminArguments, '--password-stdin'], 1, 'The standard input holds no password.'],
  ])('explains %j', async (args, code, reason) => {
    const result = await runSchoolCommand(args);
    expect([result.code, result.err.split('\n')[0]]).toEqual([code, reason]);
    expect(result.out === '').toBe(code !== 0);
  });

  it('explains that a password is too weak, and that the configuration is wrong', async () => {
    const weak = await runSchoolCommand([...createAdminArguments, '--password-stdin'], '12345678');
    expect(weak).toMatchObject({ code: 1 });
    expect(weak.err).toMatch(/password/i);
    expect(await runSchoolCommand(['reset-password', 'x'], '', { PORT: 'abc' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('PORT'),
    });
  });
});

describe('npm run school -- import', () => {
  const term = { name: '2061–62', first_day: '2061-09-01', last_day: '2062-07-15' };
  const headLine = 'Role,School ID,Name,Email,Class,Class number';
  const validLines = [',S1,陳大文,,1A,1', ',S2,何心怡,,1A,2', 'Teacher,T1,Ms Ho,ho@school.example,,'];
  let token: string;

  beforeAll(async () => {
    const account = 'office@school.example';
    const made = ['create-admin', '--email', account, '--name', 'Office', '--password-stdin'];
    await runSchoolCommand(made, 'violet tram kitchen\n');
    token = await signInWith(server, account, 'violet tram kitchen');
    await callServer(server, 'POST /admin/term_add', term, token);
  });

  async function importLines(lines: readonly string[], ...options: string[]) {
    const file = join(dataDir, 'people.csv');
    await writeFile(file, [headLine, ...lines].join('\n'));
    const result = await runSchoolCommand([
      'import',
      file,
      '--term',
      term.name,
      '--make-missing',
      ...options,
    ]);
    const { total } = await callServer(server, 'GET /admin/people', { user_group: 'student' }, token);
    return { ...result, total };
  }

  it('imports nothing of a list with a wrong line, nor when it only compares', async () => {
    const wrong = await importLines([...validLines, ',S1,Twin,,1A,3'], '--yes');
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('nothing was imported'), total: 0 });
    expect(wrong.out).toMatch(/line 5: Twin/);
    const compared = await importLines(validLines, '--dry-run');
    expect(compared).toMatchObject({ code: 0, err: '', total: 0 });
    expect(compared.out).toContain('new: 3');
    const unasked = await importLines(validLines);
    expect(unasked).toMatchObject({ code: 1, err: 'Nothing was imported.\n', total: 0 });
  });

  it('imports all of a list while the server works, and a second time nothing', async () => {
    const done = await importLines(validLines, '--yes');
    expect(done).toMatchObject({ code: 0, err: '', total: 2 });
    expect(done.out).toContain('All of it is imported.');
    const again = await importLines(validLines, '--yes');
    expect(again).toMatchObject({ code: 0, err: '', total: 2 });
    expect(again.out).toContain('same: 3\nNothing to import.');
  });

  it.each([
    [['import'], 2, 'Name the file to import.'],
    [['import', '/nowhere.csv'], 1, "The file '/nowhere.csv' cannot be read."],
  ])('explains %j', async (args, code, reason) => {
    const result = await runSchoolCommand(args);
    expect([result.code, result.err.split('\n')[0]]).toEqual([code, reason]);
  });
});
