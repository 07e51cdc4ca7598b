import { classMessages } from '#activities/cardsend/class/class-messages.ts';
import { cardsMessages } from '#activities/drawcard/cards-messages.ts';
import { classMessages as drawingMessages } from '#activities/drawsomething/class/class-messages.ts';
import { classMessages as sheetClassMessages } from '#activities/penactivity/teacher/class-messages.ts';
import { watchMessages } from '#activities/videoquiz/report/report-messages.ts';
import { classMessages as boardClassMessages } from '#activities/webviewgroupdraw/class/class-messages.ts';
import { classMessages as drawnClassMessages } from '#parts/drawing-tasks/class/messages.ts';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { comparisonMessages } from '#teacher/features/study/comparison/comparison-messages.ts';
import { correctionMessages } from '#teacher/features/study/correction/correction-messages.ts';
import { exceptionMessages } from '#teacher/features/study/exceptions/exception-messages.ts';
import { gridMessages } from '#teacher/features/study/grid-messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { needsMessages } from '#teacher/features/study/needs/needs-messages.ts';
import { questionMessages } from '#teacher/features/study/question/question-messages.ts';
import { reportMessages } from '#teacher/features/study/report/report-messages.ts';
import { messageWords } from '#teacher/shared/messages/message-words.ts';
import { memberMarkMessages } from '#teacher/shared/people/member-mark-messages.ts';
import { tableMenuMessages } from '#teacher/shared/tables/table-menu-messages.ts';
import { dialog, heading, press, type Screen } from './screen.ts';

export const studyScreens: readonly Screen[] = [
  {
    name: 'study list',
    path: () => '/study-situation-view/list',
    shows: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'mark book',
    path: () => '/study-situation-view/mark-book',
    shows: ({ page }) => page.getByRole('rowheader').first(),
  },
  {
    name: 'comparison',
    path: ({ done }) => `/study-situation-view/comparison?courseware_id=${done.courseware}`,
    shows: ({ page, say }) =>
      page.getByText(say(comparisonMessages, 'once')).or(page.getByRole('slider')).first(),
  },
  {
    name: 'comparison, choosing an activity',
    path: () => '/study-situation-view/comparison',
    shows: ({ page }) => page.getByRole('searchbox'),
  },
  {
    name: 'student’s school year',
    path: ({ place, student }) =>
      `/study-situation-view/student?class_id=${place.class_id}&subject_id=${place.subject_id}&user_id=${student}`,
    shows: ({ page }) => page.getByRole('slider'),
  },
  {
    name: 'report for parents',
    path: ({ place, student }) =>
      `/study-situation-view/report?class_id=${place.class_id}&subject_id=${place.subject_id}&user_id=${student}`,
    shows: ({ page }) => page.frameLocator('iframe').getByRole('heading', { level: 1 }),
  },
  {
    name: 'report for parents, new link',
    path: ({ place, student }) =>
      `/study-situation-view/report?class_id=${place.class_id}&subject_id=${place.subject_id}&user_id=${student}`,
    steps: ({ page, say }) => press(page, say(reportMessages, 'create')),
    shows: ({ page }) => page.getByText('/report/').first(),
  },
  {
    name: 'needs',
    path: () => '/study-situation-view/needs',
    shows: ({ page, say }) =>
      page.getByRole('button', { name: new RegExp(`^${say(needsMessages, 'seen')}`) }).first(),
  },
  {
    name: 'grid',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    shows: ({ page }) => page.getByRole('rowheader').first(),
  },
  {
    name: 'grid, long names',
    path: ({ crowded }) => `/study-situation-view/grid?courseware_id=${crowded.courseware}`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'hardest') }),
  },
  {
    name: 'question detail, long names',
    path: ({ crowded }) => `/study-situation-view/question-detail?courseware_id=${crowded.courseware}`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'distribution') }),
  },
  {
    name: 'personal detail, long names',
    path: ({ crowded, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${crowded.courseware}&user_id=${student}`,
    shows: ({ page, say }) => page.getByLabel(say(studyMessages, 'comment')),
  },
  {
    name: 'grid, groups',
    path: ({ shared }) => `/study-situation-view/grid?courseware_id=${shared.courseware}`,
    shows: ({ page }) => page.getByRole('rowheader').getByRole('listitem').first(),
  },
  {
    name: 'question detail, groups',
    path: ({ shared }) => `/study-situation-view/question-detail?courseware_id=${shared.courseware}`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'distribution') }),
  },
  {
    name: 'correct a question',
    path: ({ done }) => `/study-situation-view/correction?courseware_id=${done.courseware}&question_id=q1`,
    shows: ({ page, say }) => page.getByRole('radio', { name: say(correctionMessages, 'kind_key') }),
  },
  {
    name: 'correct a question, preview',
    path: ({ done }) => `/study-situation-view/correction?courseware_id=${done.courseware}&question_id=q1`,
    steps: async ({ page, say }) => {
      await page.getByRole('radio', { name: say(correctionMessages, 'kind_full_marks') }).check();
      await press(page, say(correctionMessages, 'preview'));
    },
    shows: ({ page, say }) => page.getByRole('heading', { name: say(correctionMessages, 'step_preview') }),
  },
  {
    name: 'corrections of a courseware',
    path: ({ done }) => `/study-situation-view/correction?courseware_id=${done.courseware}`,
    shows: ({ page, say }) => page.getByText(say(correctionMessages, 'no_corrections')),
  },
  {
    name: 'personal detail, group',
    path: ({ shared, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${shared.courseware}&user_id=${student}`,
    shows: ({ page, say }) => page.getByLabel(say(memberMarkMessages, 'member_mark')),
  },
  {
    name: 'marking, groups',
    path: ({ shared }) => `/study-situation-view/marking?courseware_id=${shared.courseware}&by=student`,
    steps: ({ page }) => page.locator('main summary').first().click(),
    shows: ({ page, say }) => page.getByLabel(say(memberMarkMessages, 'member_mark')).first(),
  },
  {
    name: 'grid, legend',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    steps: ({ page, say }) => page.locator('main summary', { hasText: say(studyMessages, 'legend') }).click(),
    reopens: true,
    shows: ({ page, say }) => page.getByRole('group', { name: say(studyMessages, 'legend') }),
  },
  {
    name: 'grid, export',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    steps: ({ page, say }) => press(page, say(tableMenuMessages, 'export')),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(tableMenuMessages, 'csv') }),
  },
  {
    name: 'grid, exceptions',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    steps: async ({ page, say }) => {
      await press(page, say(exceptionMessages, 'exceptions'));
      await page.getByRole('radio', { name: say(exceptionMessages, 'return'), exact: true }).check();
    },
    shows: dialog,
  },
  {
    name: 'grid, reminding',
    path: ({ done }) => `/study-situation-view/grid?courseware_id=${done.courseware}`,
    // The text is in the language of the school.
    steps: async ({ page, say }) => {
      await press(page, say(messageWords, 'remind'));
      await page.getByRole('dialog').getByRole('textbox').fill('5 + 5');
    },
    shows: ({ page }) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    name: 'grid, comfortable',
    path: ({ crowded }) => `/study-situation-view/grid?courseware_id=${crowded.courseware}`,
    steps: ({ page, say }) => press(page, say(gridMessages, 'compact_rows')),
    shows: ({ page, say }) =>
      page.getByRole('button', { name: say(gridMessages, 'compact_rows'), pressed: false }),
  },
  {
    name: 'grid, waiting',
    path: ({ fresh }) => `/study-situation-view/grid?courseware_id=${fresh.courseware}`,
    shows: ({ page, say }) => page.getByText(say(studyMessages, 'waiting_title')),
  },
  {
    name: 'grid, without marks',
    path: ({ reading }) => `/study-situation-view/grid?courseware_id=${reading.courseware}`,
    shows: ({ page, say }) => page.getByRole('columnheader', { name: say(studyMessages, 'time_on_page') }),
  },
  {
    name: 'report, without marks',
    path: ({ read }) => `/study-situation-view/question-detail?courseware_id=${read.courseware}`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'reading_class') }),
  },
  {
    name: 'what was watched',
    path: ({ film }) =>
      `/study-situation-view/question-detail?courseware_id=${film.courseware}&question_id=-trace`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(watchMessages, 'questions') }),
  },
  {
    name: 'personal detail, without marks',
    path: ({ read, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${read.courseware}&user_id=${student}`,
    shows: ({ page, say }) => page.getByLabel(say(studyMessages, 'comment')),
  },
  {
    name: 'question detail',
    path: ({ done }) =>
      `/study-situation-view/question-detail?courseware_id=${done.courseware}&question_id=q2`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(studyMessages, 'distribution') }),
  },
  {
    name: 'question detail, more figures',
    path: ({ done }) =>
      `/study-situation-view/question-detail?courseware_id=${done.courseware}&question_id=q2`,
    steps: ({ page, say }) => press(page, say(questionMessages, 'more_figures')),
    shows: ({ page, say }) => page.getByText(say(studyMessages, 'effective_weight_help')),
  },
  {
    name: 'personal detail',
    path: ({ done, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${done.courseware}&user_id=${student}`,
    shows: ({ page, say }) => page.getByLabel(say(studyMessages, 'comment')),
  },
  {
    name: 'marking',
    path: ({ open }) => `/study-situation-view/marking?courseware_id=${open.courseware}`,
    shows: ({ page, say }) => page.getByLabel(say(markingMessages, 'score'), { exact: true }),
  },
  {
    name: 'marking, by student, names hidden',
    path: ({ open }) =>
      `/study-situation-view/marking?courseware_id=${open.courseware}&by=student&names=hidden`,
    steps: async ({ page, say }) => {
      await page.getByLabel(say(markingMessages, 'score'), { exact: true }).fill('1.3');
      await press(page, say(markingMessages, 'save_next'));
    },
    shows: ({ page, say }) => page.getByText(say(markingMessages, 'score_wrong', { max: 6 })),
  },
  {
    name: 'marking, worksheet',
    path: ({ sheet }) => `/study-situation-view/marking?courseware_id=${sheet.courseware}`,
    shows: ({ page }) => page.getByRole('application'),
  },
  {
    name: 'marking, worksheets side by side',
    path: ({ sheet }) => `/study-situation-view/marking?courseware_id=${sheet.courseware}&show=all`,
    shows: ({ page, say }) => page.getByRole('region', { name: say(inkAnswerMessages, 'gallery') }),
  },
  {
    name: 'worksheets of the class',
    path: ({ sheet }) => `/study-situation-view/class?courseware_id=${sheet.courseware}`,
    shows: ({ page, say }) => page.getByLabel(say(sheetClassMessages, 'shown')),
  },
  {
    name: 'report, worksheet',
    path: ({ sheet }) => `/study-situation-view/question-detail?courseware_id=${sheet.courseware}`,
    shows: ({ page, say }) => page.getByRole('region', { name: say(inkAnswerMessages, 'gallery') }),
  },
  {
    name: 'marking, nothing yet',
    path: ({ fresh }) => `/study-situation-view/marking?courseware_id=${fresh.courseware}`,
    shows: ({ page, say }) => page.getByText(say(markingMessages, 'nothing_title')),
  },
  {
    name: 'personal detail, nothing yet',
    path: ({ fresh, student }) =>
      `/study-situation-view/personal-detail?courseware_id=${fresh.courseware}&user_id=${student}`,
    shows: heading(1),
  },
  {
    name: 'card wall',
    path: ({ wall }) => `/study-situation-view/class?courseware_id=${wall.courseware}`,
    shows: ({ page, say }) => page.getByText(say(classMessages, 'word_reason')),
  },
  {
    name: 'card wall, export',
    path: ({ wall }) => `/study-situation-view/class?courseware_id=${wall.courseware}`,
    steps: ({ page, say }) => press(page, say(classMessages, 'export')),
    shows: ({ page, say }) => page.getByRole('menuitem', { name: say(classMessages, 'export_pdf') }),
  },
  {
    name: 'card wall, projector',
    path: ({ wall }) => `/study-situation-view/class?courseware_id=${wall.courseware}&projector=1`,
    shows: ({ page }) => page.getByText('3 × 3'),
  },
  {
    name: 'marking, drawing',
    path: ({ drawing }) => `/study-situation-view/marking?courseware_id=${drawing.courseware}`,
    shows: ({ page, say }) => page.getByRole('application', { name: say(drawingMessages, 'drawing') }),
  },
  {
    name: 'marking, cards',
    path: ({ cards }) => `/study-situation-view/marking?courseware_id=${cards.courseware}`,
    shows: ({ page, say }) => page.getByText(say(cardsMessages, 'placed_cards')),
  },
  {
    name: 'report, cards',
    path: ({ cards }) => `/study-situation-view/question-detail?courseware_id=${cards.courseware}`,
    shows: ({ page, say }) => page.getByRole('region', { name: say(drawnClassMessages, 'marks') }),
  },
  {
    name: 'drawings, projector',
    path: ({ drawing }) => `/study-situation-view/class?courseware_id=${drawing.courseware}&projector=1`,
    shows: ({ page, say }) => page.getByRole('region', { name: say(inkAnswerMessages, 'gallery') }),
  },
  {
    name: 'report, drawing',
    path: ({ drawing }) => `/study-situation-view/question-detail?courseware_id=${drawing.courseware}`,
    shows: ({ page, say }) => page.getByRole('region', { name: say(drawnClassMessages, 'marks') }),
  },
  {
    name: 'boards of groups',
    path: ({ boards }) => `/study-situation-view/class?courseware_id=${boards.courseware}`,
    shows: ({ page, say }) =>
      page
        .getByRole('region', { name: say(boardClassMessages, 'boards') })
        .getByRole('img')
        .first(),
  },
  {
    name: 'boards of groups, one large',
    path: ({ boards }) => `/study-situation-view/class?courseware_id=${boards.courseware}`,
    steps: async ({ page, say }) => {
      const boards = page.getByRole('region', { name: say(boardClassMessages, 'boards') });
      await boards.getByRole('listitem').first().getByRole('button').click();
      await press(page, say(boardClassMessages, 'shares'));
    },
    shows: ({ page, say }) => page.getByText(say(boardClassMessages, 'shares_note')),
  },
  {
    name: 'board of the class',
    path: ({ boards }) => `/study-situation-view/class?courseware_id=${boards.classCourseware}`,
    shows: ({ page }) => page.getByRole('application'),
  },
  {
    name: 'report, board of the class',
    path: ({ boards }) => `/study-situation-view/question-detail?courseware_id=${boards.classCourseware}`,
    shows: ({ page }) => page.getByText('8 × 8 = ?').first(),
  },
  {
    name: 'report, card wall',
    path: ({ wall }) => `/study-situation-view/question-detail?courseware_id=${wall.courseware}`,
    shows: ({ page, say }) => page.getByRole('heading', { name: say(classMessages, 'cards_by_student') }),
  },
];
