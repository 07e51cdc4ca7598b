import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { openQuestion as askOpen } from '#parts/quiz-questions/samples/sample-parts.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';
import { samples } from './samples.ts';

const [maths, chinese, science] = samples.contents;
if (!maths || !chinese || !science) throw new Error('samples are missing');

type Options = Omit<
  Parameters<typeof showPlayer<Quiz, never, never, never>>[0],
  'model' | 'Player' | 'content'
>;

function play(content: Quiz, options: Options = {}) {
  return showPlayer({ model: diyquiz, Player: QuizPlayer, content, ...options });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

beforeEach(() => page.viewport(390, 844));

describe('one by one', () => {
  it.each(languages)('leads through every question to submitting, in %s', async (language) => {
    const { screen, onSubmit, onShow } = await play(maths.draft, {
      language,
      responses: maths.rightResponses,
    });
    const forward = () => screen.container.querySelector<HTMLElement>('[class*=forward] button');
    screen.container.querySelector<HTMLElement>('nav button')?.click();
    for (const { id } of maths.draft.questions) {
      await expect.poll(() => onShow.mock.lastCall).toEqual([id]);
      expect(await findAxeViolations(screen.container)).toEqual([]);
      forward()?.click();
    }
    await expect.poll(forward).toBeNull();
    expect(await findAxeViolations(screen.container)).toEqual([]);
    screen.container.querySelector<HTMLElement>('section button:last-child[data-look=solid]')?.click();
    expect(onSubmit.mock.calls).toEqual([['now']]);
  });

  it('can be answered by keyboard only', async () => {
    const { onAnswer, onSubmit } = await play(maths.draft);
    const tabTo = async (name: string) => {
      for (let step = 0; step < 30; step++) {
        const focused = document.activeElement;
        if (focused instanceof HTMLElement && focused.textContent?.trim() === name) return;
        await userEvent.keyboard('{Tab}');
      }
      throw new Error(`No way to ${name}`);
    };
    await tabTo('Flag');
    await userEvent.keyboard('{Tab} ');
    expect(onAnswer).toHaveBeenLastCalledWith('frac1', { option: 'a' });
    await userEvent.keyboard('{ArrowDown}');
    expect(onAnswer).toHaveBeenLastCalledWith('frac1', { option: 'b' });
    await userEvent.keyboard('d');
    expect(onAnswer).toHaveBeenLastCalledWith('frac1', { option: 'd' });
    await userEvent.keyboard('2');
    expect(onAnswer).toHaveBeenLastCalledWith('frac1', { option: 'b' });
    await userEvent.keyboard('9');
    expect(onAnswer).toHaveBeenCalledTimes(4);

    await tabTo('Next');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Question 2 of 4')).toHaveFocus();
    await userEvent.keyboard('ca5c');
    expect(onAnswer).toHaveBeenLastCalledWith('even2', { options: ['a', 'e'] });

    await tabTo('Next');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Question 3 of 4')).toHaveFocus();
    await tabTo('Open the question');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Question 3 of 4')).toHaveFocus();
    await tabTo('Flag');
    await userEvent.keyboard('{Tab}24{Enter}35');
    expect(onAnswer).toHaveBeenLastCalledWith('perim3', { blanks: { b1: '24', b2: '35' } });
    await tabTo('Next');
    await userEvent.keyboard('{Enter}');
    await tabTo('Finish');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You have answered 3 of 4 questions.')).toBeVisible();
    await tabTo('Submit');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['now']]);
  });

  it('does not submit when the last step is tapped twice', async () => {
    const { onSubmit } = await play(maths.draft, { responses: maths.rightResponses });
    const submit = button('Submit').element();
    submit.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(onSubmit).not.toHaveBeenCalled();
    submit.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(onSubmit.mock.calls).toEqual([['now']]);
  });

  it('continues where the work was left, and goes to any question by its number', async () => {
    await play(maths.draft, { responses: { frac1: { option: 'b' }, even2: { options: ['a'] } } });
    await expect.element(heading('Question 3 of 4')).toBeVisible();
    await button('Question 1, Answered').click();
    await expect.element(heading('Question 1 of 4')).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: /^B/ })).toBeChecked();
    await button('Flag').click();
    await expect.element(button('Question 1, Answered, Flagged')).toHaveAttribute('aria-current', 'step');
    await expect.element(button('Previous')).toBeDisabled();
  });

  it('returns to the same question after a reload', async () => {
    await play(maths.draft, { startQuestionId: 'even2' });
    await expect.element(heading('Question 2 of 4')).toBeVisible();
  });

  it('offers no way back if students may not go back', async () => {
    await play(science.draft, {
      responses: { photo1: { blanks: { b1: 'light' } }, part2: { option: 'a' } },
    });
    await expect.element(heading('Question 2 of 4')).toBeVisible();
    expect(button('Previous').query()).toBeNull();
    expect(page.getByRole('navigation').getByRole('button').query()).toBeNull();
    await expect.element(page.getByText('You cannot come back to this question.')).toBeVisible();
    for (const name of ['Next', 'Next', 'Finish']) await button(name).click();
    await expect.element(heading('Before you submit')).toBeVisible();
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Submit']);
  });

  it('says that a question with a time limit waits for the network', async () => {
    const responses = { frac1: { option: 'b' }, even2: { options: ['a'] } };
    const { screen } = await play(maths.draft, { responses, offline: true });
    await button('Open the question').click();
    await expect.element(page.getByText(/opens by itself as soon as it can/)).toBeVisible();
    await expect.element(button('Opening…')).toHaveAttribute('aria-busy', 'true');
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });

  it('shows the state of saving for each answer', async () => {
    const answers = { frac1: { save: 'waiting' as const } };
    await play(maths.draft, { answers });
    await expect.element(page.getByText('Kept on this device')).toBeVisible();
    await page.getByRole('radio', { name: /^A/ }).click();
    await expect.element(page.getByText('Saved')).toBeVisible();
  });
});

describe('a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const responses = { frac1: { option: 'b' }, even2: { options: ['a'] } };
  const passTime = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  };
  const openQuestion = () => {
    const opener = page.getByRole('button', { name: 'Open the question' }).element();
    opener.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };

  it('waits until the question is opened, and says what will happen', async () => {
    const { screen, onShow, onOpen } = await play(maths.draft, { responses });
    const text = () => screen.container.textContent;
    await expect.poll(text).toContain('You have 1 min 30 secs for this question.');
    await passTime(300);
    expect(screen.container.querySelector('[role=timer]')).toBeNull();
    expect(text()).not.toContain('cm');
    expect(button('Flag').query()).toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
    openQuestion();
    await expect.poll(text).toContain('cm');
    expect(onOpen.mock.calls).toEqual([['perim3']]);
    expect(document.activeElement?.textContent).toContain('Question 3 of 4');
    expect(onShow.mock.lastCall).toEqual(['perim3']);
  });

  it('reveals nothing of unopened questions on the last page', async () => {
    const { screen } = await play(maths.draft, { responses });
    for (const step of ['Next', 'Finish']) {
      button(step)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await passTime(0.1);
    }
    await expect.poll(() => screen.container.querySelector('h2')?.textContent).toBe('Before you submit');
    expect(screen.container.textContent).toContain('Question with a time limit');
  });

  it('counts down, says so at 30 and 10 seconds, locks and goes on', async () => {
    const { screen, onAnswer } = await play(maths.draft, { responses });
    const announcedText = () =>
      screen.container.querySelector('[class*=countdown] [role=status]')?.textContent;
    const readTimer = () => screen.container.querySelector('[role=timer]')?.textContent;
    const findLastMark = () => screen.container.querySelector('[data-last]');
    const findTextInput = () => screen.container.querySelector<HTMLInputElement>('input[type=text]');
    openQuestion();
    await passTime(1);
    await expect.poll(readTimer).toBe('1:29');
    expect(announcedText()).toBe('');
    await passTime(59);
    await expect.poll(readTimer).toBe('0:30');
    expect(announcedText()).toBe('30 seconds left');
    expect(findLastMark()).toBeNull();
    await passTime(20);
    await expect.poll(announcedText).toBe('10 seconds left');
    expect(findLastMark()).not.toBeNull();
    expect(findTextInput()?.readOnly).toBe(false);
    await passTime(10);
    await expect.poll(readTimer).toBe('Time is up');
    expect(announcedText()).toBe('Time is up');
    expect(findTextInput()?.readOnly).toBe(true);
    await passTime(2);
    await expect.poll(() => screen.container.querySelector('h2')?.textContent).toContain('Question 4 of 4');
    expect(onAnswer).not.toHaveBeenCalled();

    // A student who comes back to the question stays there, and finds it locked.
    screen.container.querySelectorAll<HTMLElement>('nav button')[2]?.click();
    await expect.poll(readTimer).toBe('Time is up');
    await passTime(10);
    expect(readTimer()).toBe('Time is up');
  });

  it('waits for the student to read if answers are checked one by one', async () => {
    const { screen } = await play(maths.draft, { responses, checkable: true });
    openQuestion();
    await passTime(100);
    await expect.poll(() => screen.container.querySelector('[role=timer]')?.textContent).toBe('Time is up');
    expect(screen.container.querySelector('h2')?.textContent).toContain('Question 3 of 4');
  });
});

describe('checking', () => {
  it('locks the answer and shows its mark, the key and the explanation', async () => {
    const { screen, onAnswer } = await play(maths.draft, { checkable: true });
    await expect.element(button('Check')).toBeDisabled();
    await page.getByRole('radio', { name: /^A/ }).click();
    await button('Check').click();
    await expect.element(page.getByText('0 / 2 points')).toBeVisible();
    await expect.element(page.getByText('Your answer · Wrong')).toBeVisible();
    await expect.element(page.getByText('Right answer', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/所以 3\/4 最大/)).toBeVisible();
    await expect.element(heading('Question 1 of 4')).toHaveFocus();
    expect(button('Check').query()).toBeNull();
    await userEvent.keyboard('b');
    screen.container.querySelectorAll<HTMLElement>('input[type=radio]')[1]?.click();
    expect(onAnswer).toHaveBeenCalledTimes(1);
    await expect.element(button('Question 1, Wrong')).toBeVisible();
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });

  it('says that it is running until the mark arrives', async () => {
    const onCheck = vi.fn<() => void>();
    await play(maths.draft, { checkable: true, responses: { frac1: { option: 'b' } }, onCheck });
    await button('Question 1, Answered').click();
    await button('Check').click();
    expect(onCheck).toHaveBeenCalledOnce();
    await expect.element(button('Checking…')).toBeDisabled();
  });
});

describe('all on a page', () => {
  it('reports the question that is read or worked on, and submits from the same page', async () => {
    // A small window, so that the page is longer than it.
    await page.viewport(390, 600);
    const { onShow, onSubmit, onAnswer } = await play(chinese.draft);
    expect(onShow.mock.calls).toEqual([['measure1']]);
    // The whole card, because the reading line lies above the middle, where the text alone might not reach.
    const card = page.getByText('哪些字的部首是「水」？').element().closest('section');
    // Scrolls by hand just after the focus moved, and repeats it because pictures that load late move the card.
    page.getByRole('radio').first().element().focus();
    expect(onShow.mock.lastCall).toEqual(['idiom2']);
    const readCard = () => {
      card?.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      card?.scrollIntoView({ block: 'center' });
      return onShow.mock.lastCall;
    };
    await expect.poll(readCard, { timeout: 10_000 }).toEqual(['radical3']);
    await page.getByRole('textbox', { name: 'Blank 2' }).fill('條');
    expect(onShow.mock.lastCall).toEqual(['measure1']);
    expect(onAnswer).toHaveBeenLastCalledWith('measure1', { blanks: { b2: '條' } });
    await button('Question 2, Not answered').click();
    await expect.element(heading('Question 2 of 4')).toHaveFocus();
    expect(onShow.mock.lastCall).toEqual(['idiom2']);
    await userEvent.keyboard('b');
    expect(onAnswer).toHaveBeenLastCalledWith('idiom2', { option: 'b' });
    await expect.element(page.getByText('You have answered 2 of 4 questions.')).toBeVisible();
    await button('Submit').click();
    expect(onSubmit.mock.calls).toEqual([['ask']]);
  });

  it('reports the latest visible question if a slow device sees several at once', async () => {
    let notifyObserver: IntersectionObserverCallback = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          notifyObserver = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { onShow } = await play(chinese.draft);
    vi.unstubAllGlobals();
    const cards = page.getByRole('heading', { name: /^Question \d of 4$/ }).elements();
    const reportVisible = (place: number, isIntersecting: boolean) =>
      ({ target: cards[place]?.closest('section'), isIntersecting }) as unknown as IntersectionObserverEntry;
    notifyObserver(
      [reportVisible(0, true), reportVisible(2, false), reportVisible(0, false), reportVisible(2, true)],
      {} as IntersectionObserver,
    );
    expect(onShow.mock.lastCall).toEqual(['radical3']);
  });

  it('checks each answer beside it', async () => {
    await play(chinese.draft, {
      checkable: true,
      responses: { measure1: chinese.partialResponses?.['measure1'] },
    });
    await page.getByRole('button', { name: 'Check' }).first().click();
    await expect.element(page.getByText('2 / 3 points')).toBeVisible();
    await expect.element(page.getByText(/條 or 尾/)).toBeVisible();
    // The signs appear once the code that compares blanks has loaded.
    await expect.poll(() => page.getByRole('img', { name: 'Right' }).elements()).toHaveLength(2);
    await expect.poll(() => page.getByRole('img', { name: 'Wrong' }).elements()).toHaveLength(1);
  });
});

describe('looking back', () => {
  it("calls a teacher's points neither right nor wrong", async () => {
    const content: Quiz = {
      layout: 'one_by_one',
      allow_back: true,
      questions: [askOpen('leaf', { text: 'Describe a leaf', score: 6 })],
    };
    const mark = { score: 0, max_score: 6, needs_teacher: false };
    const leafAnswer = { response: { text: 'Green' }, locked: true, mark };
    await play(content, { answers: { leaf: leafAnswer } });
    await button('Question 1, Marked').click();
    await expect.element(page.getByText('0 / 6 points')).toBeVisible();
    await expect.element(page.getByText('Marked', { exact: true })).toBeVisible();
  });

  it('shows all marks and changes nothing', async () => {
    const { screen, onShow, onAnswer } = await play(science.draft, {
      mode: 'review',
      responses: science.partialResponses ?? {},
    });
    await expect.element(page.getByText('Partly right')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Blank 2' })).toHaveAttribute('readonly');
    await expect.element(page.getByRole('img', { name: 'Wrong' })).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByText('Your answer · Right answer')).toBeVisible();
    await button('Question 4, Right').click();
    expect(button('Next').query()).toBeNull();
    expect(button('Submit').query()).toBeNull();
    expect(button('Flag').query()).toBeNull();
    expect(onShow).not.toHaveBeenCalled();
    expect(onAnswer).not.toHaveBeenCalled();
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});

describe('pictures and sounds', () => {
  it('enlarges a picture, and closes it again', async () => {
    const { screen } = await play(science.draft, { responses: { part2: { option: 'a' } } });
    const zoom = page.getByRole('button', { name: /^Enlarge: A bean plant/ });
    await zoom.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await findAxeViolations(screen.container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(zoom).toHaveFocus();
  });

  it('plays a sound', async () => {
    await play(chinese.draft);
    const sound = page.getByRole('group', { name: 'Sound', exact: true });
    await expect.element(sound.getByText('0:00 / 0:01')).toBeInTheDocument();
    await sound.getByRole('button', { name: 'Play' }).click();
    await expect.element(sound.getByText('0:01 / 0:01')).toBeInTheDocument();
    await expect.element(sound.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    await sound.getByRole('button', { name: 'Back 5 seconds' }).click();
    await expect.element(sound.getByText('0:00 / 0:01')).toBeInTheDocument();
  });
});
