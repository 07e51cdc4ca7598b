import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';

const makeStudentRow = (name: string) => ({
  email: `${name}@example.com`,
  name,
  nickname: name,
  nickname_eng: name,
  avatar: '',
  user_group: 'student' as const,
  roles: '["student"]',
  password_hash: '',
  language: '' as const,
  is_active: 1,
  guest_courseware_id: null,
  created_at: 0,
});

/** The plan of a statement with parameters, as PostgreSQL would run it for any values. */
const explain = async ({ app }: TestApp, statement: string): Promise<string> => {
  const { rows } = await sql<Record<string, string>>`explain (generic_plan) ${sql.raw(statement)}`.execute(
    app.db,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('in a large school', () => {
  const runStatements = new Set<string>();
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp((statement) => runStatements.add(statement));
    const others = Array.from({ length: 3_000 }, (_, index) => makeStudentRow(`other${index}`));
    await test.app.db.insertInto('user').values(others).execute();
    await addStudents(test, 30);
    await sql`analyze`.execute(test.app.db);
  });
  afterAll(() => test.close());

  it('the people of one class are found without reading all of the school', async () => {
    const { id } = await placeCourseware(test);
    runStatements.clear();
    await test.get('GET /study/question_detail', { courseware_id: id }, { as: 'teacher' });
    const statements = [...runStatements].filter((statement) =>
      /^select .* (from|join) "user"/s.test(statement),
    );
    expect(statements.length).toBeGreaterThan(2);
    for (const statement of statements)
      expect(await explain(test, statement)).not.toMatch(/Seq Scan on "?user/);
  });
});
