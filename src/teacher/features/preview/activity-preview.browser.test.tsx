import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { quiz } from '#parts/quiz/model.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { ActivityPreview } from './activity-preview.tsx';

/** The content as the server resolves it. */
const content = quiz.parse({
  questions: [
    {
      id: 'q1',
      type: 'single',
      body: { text: 'Which one is a river?' },
      score: 2,
      answers: [
        { id: 'a', text: 'Yangtze', correct: true },
        { id: 'b', text: 'Everest' },
      ],
    },
  ],
});

const previewBody = () => document.querySelector('iframe')?.contentDocument?.body;

function findInPreview(selector: string, text: string): HTMLElement {
  const found = [...(previewBody()?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) =>
    element.textContent.includes(text),
  );
  if (!found) throw new Error(`No ${selector} with '${text}' in the preview`);
  return found;
}

it('can be answered, checked and restarted, and hides the key before checking', async () => {
  await page.viewport(1366, 900);
  const settings = {
    feedback_rule: 'at_once' as const,
    due_at: null,
    late_hours: 0,
    shuffle: false,
    marks_held: false,
  };
  const { screen } = await showPage({
    server: {},
    show: () => <ActivityPreview type="diyquiz" name="Rivers" content={content} settings={settings} />,
  });
  await vi.waitFor(() => findInPreview('label', 'Yangtze'), 5000);
  expect(previewBody()?.ownerDocument.documentElement.clientWidth).toBe(1080);
  expect(await findAxeViolations(document.body)).toEqual([]);
  findInPreview('label', 'Everest').click();
  await vi.waitFor(() => findInPreview('button', 'Check'));
  findInPreview('button', 'Check').click();
  await vi.waitFor(() => expect(previewBody()?.textContent).toMatch(/0\s*(\/|of)\s*2/));
  await screen.getByText('Phone').click();
  await vi.waitFor(() => expect(previewBody()?.ownerDocument.documentElement.clientWidth).toBe(390));
  await screen.getByRole('button', { name: 'Start over' }).click();
  await vi.waitFor(() => expect(previewBody()?.querySelector('input:checked')).toBeNull());
  expect(previewBody()?.textContent).not.toMatch(/0\s*(\/|of)\s*2/);
});

it("shows marks and keys under 'after due' once the due time has passed", async () => {
  const settings = {
    feedback_rule: 'after_due' as const,
    due_at: Date.now() - 86_400_000,
    late_hours: 0,
    shuffle: false,
    marks_held: false,
  };
  const { screen } = await showPage({
    server: {},
    show: () => <ActivityPreview type="diyquiz" name="Rivers" content={content} settings={settings} />,
  });
  await vi.waitFor(() => findInPreview('label', 'Yangtze'), 5000);
  findInPreview('label', 'Yangtze').click();
  await vi.waitFor(() => findInPreview('button', 'Finish').click());
  await vi.waitFor(() => findInPreview('button', 'Submit').click());
  await expect.element(screen.getByText('Submitted: 2 of 2 points')).toBeVisible();
});

it('shows the start-up screen first', async () => {
  const startupScreen = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;
  await showPage({
    server: {},
    show: () => (
      <ActivityPreview type="diyquiz" name="Rivers" content={content} startupScreen={startupScreen} />
    ),
  });
  await vi.waitFor(() => findInPreview('h1', 'Rivers'), 5000);
  findInPreview('button', 'Start').click();
  await vi.waitFor(() => expect(findInPreview('label', 'Yangtze')).toBeTruthy());
});

it('says so if there is nothing to show yet', async () => {
  await showPage({ server: {}, show: () => <ActivityPreview type="diyquiz" name="" content={{}} /> });
  await vi.waitFor(() => expect(previewBody()?.textContent).toContain('There is nothing to show yet'), 5000);
});
