import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { pixelFile, pixelUrl } from '#tests/browser/pixel.ts';
import { bodies, button, field, showQuizEditor } from '#tests/browser/quiz-editor.tsx';
import { findIssues } from './model.ts';

beforeEach(() => page.viewport(1216, 768));
afterEach(() => {
  document.body.innerHTML = '';
});

describe('pasting', () => {
  it('shows the questions that it read and the lines that it did not, and adds the questions', async () => {
    const { draft } = await showQuizEditor();
    await button('Paste questions').click();
    await field(/^Questions from Excel, Word/).fill(
      '1. P?\nA. x\nB. y\n2. The sun is a ____.\nAnswer: star\nThe end',
    );
    await expect.element(page.getByText('2 lines to look at')).toBeVisible();
    await button('Line 1').click();
    const input = field(/^Questions from Excel, Word/).element() as HTMLTextAreaElement;
    expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('1. P?');
    await button('Add 2 questions').click();
    await vi.waitFor(() => expect(bodies(draft())).toEqual(['P?', 'The sun is a [[1]].']));
    await expect.element(page.getByText('2 questions added')).toBeVisible();
  });

  it('keeps raised characters, which the plain text of a clipboard lacks', async () => {
    const { draft } = await showQuizEditor();
    await button('Paste questions').click();
    const input = field(/^Questions from Excel/).element() as HTMLTextAreaElement;
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1. 102 × 103 = ?\n\nA. 105\n\nB. 106\n\nAnswer: A');
    clipboardData.setData(
      'text/html',
      '<p>1. 10<sup>2</sup> × 10<sup>3</sup> = ?</p><p>A. 10<sup>5</sup></p><p>B. 10<sup>6</sup></p><p>Answer: A</p>',
    );
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await button('Add 1 question').click();
    await vi.waitFor(() => expect(bodies(draft())).toEqual(['10² × 10³ = ?']));
    expect(draft().questions[0]?.answers.map(({ text }) => text)).toEqual(['10⁵', '10⁶']);
  });

  it('takes rows copied from Excel as questions', async () => {
    const { draft } = await showQuizEditor();
    await button('Paste questions').click();
    await field(/^Questions from Excel/).fill('Question\tA\tB\tAnswer\nP?\tx\ty\tA\nQ?\tx\ty\tB');
    await button('Add 2 questions').click();
    await vi.waitFor(() => expect(bodies(draft())).toEqual(['P?', 'Q?']));
  });

  it.each<[Language, string, string, RegExp]>([
    ['en', 'Paste questions', 'Show me an example', /^Add 3 questions/],
    ['zh-hk', '貼上題目', '使用範例', /^加入 3 題/],
    ['zh-cn', '粘贴题目', '使用示例', /^添加 3 题/],
  ])('has an example in %s that is complete', async (language, open, example, insert) => {
    const { draft } = await showQuizEditor([], { language });
    await button(open).click();
    await button(example).click();
    await button(insert).click();
    await vi.waitFor(() =>
      expect(draft().questions.map(({ type }) => type)).toEqual(['single', 'multiple', 'blank']),
    );
    expect(findIssues(draft())).toEqual([]);
  });
});

describe('uploads', () => {
  const uploadFile = vi.fn<EditorProps['uploadFile']>();
  beforeEach(() => {
    uploadFile.mockReset();
    uploadFile.mockImplementation((file) =>
      Promise.resolve({
        id: 1,
        url: pixelUrl,
        name: file.name,
        mime: 'image/png',
        bytes: 1,
        width: 640,
        height: 480,
      }),
    );
  });

  function dispatchFiles(type: 'drop' | 'paste', target: Element, ...files: File[]) {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    const given = { bubbles: true, cancelable: true };
    target.dispatchEvent(
      type === 'drop'
        ? new DragEvent('drop', { ...given, dataTransfer: data })
        : new ClipboardEvent('paste', { ...given, clipboardData: data }),
    );
  }

  it('accepts a picture pasted into the question, describes and removes it', async () => {
    const { draft } = await showQuizEditor(
      [singleQuestion('a', { text: '?', answers: wordAnswers('x', '*y') })],
      {
        uploadFile,
      },
    );
    dispatchFiles('paste', field('Question').element(), pixelFile('a.png'));
    await field('Description for those who cannot see it').fill('A cat');
    expect(draft().questions[0]?.body).toEqual({
      kind: 'picture',
      text: '?',
      picture: { url: pixelUrl, width: 640, height: 480, alt: 'A cat' },
    });
    await button('Remove picture').click();
    expect(draft().questions[0]?.body).toEqual({ kind: 'picture', text: '?' });
    await expect.element(page.getByText('Add a picture for the question').first()).toBeVisible();
  });

  it('puts dropped pictures into the answers and says how many it accepts', async () => {
    const { draft } = await showQuizEditor(
      [singleQuestion('a', { text: '?', answers: wordAnswers('*x', '', '', 'z') })],
      {
        uploadFile,
      },
    );
    const files = ['1', '2', '3', '4'].map((name) => pixelFile(`${name}.png`));
    dispatchFiles('drop', field('Answer B').element(), ...files);
    await expect.element(page.getByText('You can upload no more than 3 pictures')).toBeVisible();
    expect(uploadFile).toHaveBeenCalledTimes(3);
    await vi.waitFor(() =>
      expect(draft().questions[0]?.answers.map(({ kind }) => kind)).toEqual([
        'word',
        'picture',
        'picture',
        'word',
        'picture',
      ]),
    );
  });

  /** Chooses a file as keyboard users do: the button keeps the focus while the file dialog is open. */
  async function chooseFile(name: string, file: File) {
    const chooser = button(name).element() as HTMLElement;
    chooser.focus();
    const input = chooser.parentElement?.querySelector('input[type=file]');
    await userEvent.upload(input!, file);
  }

  const createPictureQuestion = () => ({
    ...createQuestion('single'),
    body: { kind: 'picture' as const, text: '?' },
  });

  it('moves the focus on after choosing a picture, and back after removing it', async () => {
    await showQuizEditor([createPictureQuestion()], { uploadFile });
    await chooseFile('Choose a picture', pixelFile('a.png'));
    await expect.element(field('Description for those who cannot see it')).toHaveFocus();
    (button('Remove picture').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Choose a picture')).toHaveFocus();

    await chooseFile('Add MP3', new File(['x'], 'rain.mp3', { type: 'audio/mpeg' }));
    await expect.element(button('Play')).toHaveFocus();
    (button('Remove sound').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Add MP3')).toHaveFocus();
  });

  it('leaves the focus alone if it moved while a picture was uploading', async () => {
    const { promise: connected, resolve: connect } = Promise.withResolvers<void>();
    const storeFile = uploadFile.getMockImplementation();
    uploadFile.mockImplementation((file, kind) => connected.then(() => storeFile!(file, kind)));
    await showQuizEditor([createPictureQuestion()], { uploadFile });
    await chooseFile('Choose a picture', pixelFile('a.png'));
    await field('Question').click();
    connect();
    await expect.element(field('Description for those who cannot see it')).toBeVisible();
    await expect.element(field('Question')).toHaveFocus();
  });

  it('shows why a file was refused', async () => {
    uploadFile.mockRejectedValue(new Error('Only JPG, PNG and GIF'));
    const { draft } = await showQuizEditor(
      [singleQuestion('a', { text: '?', answers: wordAnswers('x', '*y') })],
      {
        uploadFile,
      },
    );
    await button('Use a picture for answer A').click();
    dispatchFiles('drop', button('Choose a picture').element(), new File(['x'], 'a.bmp'));
    await expect.element(page.getByText('a.bmp: Only JPG, PNG and GIF')).toBeVisible();
    expect(draft().questions[0]?.answers[0]?.picture).toBeUndefined();
  });

  it('accepts one MP3, shows its name, and removes it', async () => {
    const { draft } = await showQuizEditor([createQuestion('single')], { uploadFile });
    dispatchFiles('drop', button('Add MP3').element(), new File(['x'], 'rain.mp3', { type: 'audio/mpeg' }));
    await expect.element(page.getByText('rain.mp3')).toBeVisible();
    expect(uploadFile).toHaveBeenCalledWith(expect.any(File), 'sound');
    await expect.element(button('Play')).toBeVisible();
    await button('Remove sound').click();
    expect(draft().questions[0]).not.toHaveProperty('sound');
  });
});
