import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { drawcard } from '../activity.ts';
import { type CardTask, createEmptyTask, type TaskQuestion } from '../model.ts';
import { Player } from './player.tsx';

const ask = (id: string, prompt: string, right_cards: string[]): TaskQuestion => ({
  id,
  prompt,
  picture: null,
  score: 2,
  right_cards,
  model_answer: '',
  rubric: [],
});
const task: CardTask = {
  ...createEmptyTask(),
  questions: [ask('water', 'Who lives in water?', ['fish', 'frog']), ask('free', 'Draw a food chain.', [])],
  cards: ['Fish', 'Frog', 'Lion'].map((text) => ({ id: text.toLowerCase(), text, picture: null })),
};
const play = (more: object = {}, change: Partial<CardTask> = {}) =>
  showPlayer({ model: drawcard, Player, content: { ...task, ...change }, language: 'en', ...more });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const canvas = () => page.getByRole('application', { name: 'Your page' });

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Drags a card from the tray by pointer events, as a hand does. In Safari the card gets no click afterwards. */
async function drag(name: string, way: { x: number; y: number }, { endsInClick = true } = {}) {
  const from = boxOf(button(name).element());
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const send = (type: string, at: { x: number; y: number }) =>
    button(name)
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          button: 0,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: at.x,
          clientY: at.y,
        }),
      );
  const end = { x: start.x + way.x, y: start.y + way.y };
  const element = button(name).element() as HTMLElement;
  element.setPointerCapture = () => undefined;
  send('pointerdown', start);
  send('pointermove', { x: start.x + way.x / 2, y: start.y + way.y / 2 });
  send('pointermove', end);
  send('pointerup', end);
  if (endsInClick) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await Promise.resolve();
}

beforeEach(() => page.viewport(1216, 900));

it('puts a chosen card on the page, moves it with the arrow keys and takes it away', async () => {
  const { onAnswer } = await play();
  await expect.element(button('Fish')).toBeVisible();
  (button('Fish').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Fish, on the page')).toBeVisible();
  expect(onAnswer).toHaveBeenLastCalledWith('water', { cards: ['fish'] });
  await expect.element(canvas()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await userEvent.keyboard('{Delete}');
  await expect.element(button('Fish')).toBeVisible();
  expect(onAnswer).toHaveBeenLastCalledWith('water', { cards: [] });
});

it('drops a dragged card where it is let go, and nothing beside the page', async () => {
  const { onAnswer, onItems } = await play();
  await expect.element(button('Frog')).toBeVisible();
  await expect.element(canvas()).toBeVisible();
  await drag('Frog', { x: 0, y: 400 });
  expect(onAnswer).not.toHaveBeenCalled();
  await drag('Frog', { x: 120, y: -300 });
  await expect.poll(() => onAnswer.mock.lastCall).toEqual(['water', { cards: ['frog'] }]);
  await expect.poll(() => onItems.mock.lastCall).toEqual(['water', 1]);
});

it('forgets a drag that ended without a click', async () => {
  const { onAnswer } = await play();
  await expect.element(button('Frog')).toBeVisible();
  await expect.element(canvas()).toBeVisible();
  await drag('Frog', { x: 0, y: 400 }, { endsInClick: false });
  await button('Frog').hover();
  expect(page.getByText('Frog').elements()).toHaveLength(1);
  (button('Frog').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAnswer.mock.lastCall).toEqual(['water', { cards: ['frog'] }]);
});

it('has each card once on a page, and goes to it when it is chosen again', async () => {
  const { onAnswer } = await play();
  await button('Fish').click();
  await button('Fish, on the page').click();
  await button('Lion').click();
  await expect.poll(() => onAnswer.mock.lastCall).toEqual(['water', { cards: ['fish', 'lion'] }]);
});

it('undoes a card, and with it the answer', async () => {
  const { onAnswer } = await play();
  await button('Fish').click();
  await button('Undo').click();
  await expect.poll(() => onAnswer.mock.lastCall).toEqual(['water', { cards: [] }]);
  await expect.element(button('Fish')).toBeVisible();
});

it('gives each question a page of its own', async () => {
  const { onAnswer, onShow, onItems } = await play();
  await button('Fish').click();
  await button('Question 2, Not answered').click();
  await expect.element(page.getByRole('heading', { name: 'Question 2' })).toHaveFocus();
  expect(onShow).toHaveBeenLastCalledWith('free');
  await button('Fish').click();
  await expect.poll(() => onAnswer.mock.lastCall).toEqual(['free', { cards: ['fish'] }]);
  await expect.poll(() => onItems.mock.lastCall).toEqual(['free', 1]);
  await button('Question 1, Answered').click();
  await expect.element(button('Fish, on the page')).toBeVisible();
});

it('sends the answer again if it is not that of the page', async () => {
  const value = {
    kind: 'card',
    card: 'lion',
    text: 'Lion',
    alt: '',
    at: [10, 10],
    width: 190,
    height: 64,
    t: 1,
  };
  const entries = [{ space: 'ink', item: 'a', value, by: 'student' }];
  const { onAnswer } = await play({ entries, responses: { water: { cards: ['fish'] } } });
  await expect.poll(() => onAnswer.mock.calls).toEqual([['water', { cards: ['lion'] }]]);
});

it('checks a question that marks itself, and then only shows its page', async () => {
  await play({ checkable: true });
  await button('Fish').click();
  await button('Check').click();
  await expect.element(page.getByText('Partly right')).toBeVisible();
  await expect.element(page.getByText('Missing')).toBeVisible();
  expect(page.getByRole('group', { name: 'Answer cards' }).query()).toBeNull();
});

it('opens attachments by the names that the teacher gave them', async () => {
  await play(
    {},
    {
      attachments: [
        { id: 'zoo', kind: 'link', name: 'Our zoo', address: 'https://example.com/zoo' },
        { id: 'story', kind: 'file', name: 'The story', media: 'story.pdf', file_name: 's.pdf' },
      ],
    },
  );
  await expect
    .element(page.getByRole('link', { name: 'Our zoo' }))
    .toHaveAttribute('href', 'https://example.com/zoo');
  await expect.element(page.getByRole('link', { name: 'The story' })).toHaveAttribute('target', '_blank');
});

it('offers no tools but selecting where the teacher allows none', async () => {
  await play({}, { tools: 'own', own_tools: [], own_colours: [] });
  await expect.element(page.getByRole('radio', { name: 'Select (V)' })).toBeInTheDocument();
  expect(page.getByRole('radio', { name: 'Pen (P)' }).query()).toBeNull();
  await button('Fish').click();
  await expect.element(button('Fish, on the page')).toBeVisible();
});
