import { languages } from '#contract/language.ts';
import { correctQuestion, withKeyOf } from '#parts/quiz-questions/corrections/correct-question.ts';
import {
  beginKind,
  createQuestion,
  duplicateQuestion,
  emptyKindFields,
} from '#parts/quiz-questions/create-question.ts';
import { listDraftMedia } from '#parts/quiz-questions/draft-media.ts';
import { hasAnswer } from '#parts/quiz-questions/has-answer.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { kindOf } from '#parts/quiz-questions/kind-of.ts';
import { kindModels } from '#parts/quiz-questions/kinds/models.ts';
import { markQuestion } from '#parts/quiz-questions/marking.ts';
import {
  publicQuestion,
  type Question,
  type QuestionType,
  questionList,
  questionResponse,
  questionTypes,
} from '#parts/quiz-questions/model.ts';
import {
  toPublicQuestion,
  toQuestionInfo,
  toQuestionKey,
  withholdQuestion,
} from '#parts/quiz-questions/public-question.ts';
import { summarizeQuestion } from '#parts/quiz-questions/report/report.ts';
import { samplesOf } from '#parts/quiz-questions/samples/samples-of.ts';

/**
 * What a kind of question owes the rest, tried with its samples: each fault as one sentence. The compiler has seen that all
 * pieces are there; what they do is tried here, of the kinds in the lists and of a throw-away kind.
 */
export function findKindFaults(type: QuestionType): string[] {
  return [
    ...findFieldFaults(type),
    ...findDraftFaults(type),
    ...findSecrecyFaults(type),
    ...findMarkingFaults(type),
    ...findReportFaults(type),
    ...findCorrectionFaults(type),
  ];
}

const sentinel = 'NOT-FOR-STUDENTS';
const pins = [
  { seed: 1, shuffle: false },
  { seed: 5, shuffle: true },
  { seed: -3, shuffle: true },
];

/** What devices of other makers, older apps and hostile people may send. */
const strangeResponses = [
  null,
  undefined,
  0,
  '',
  'a',
  [],
  {},
  { option: 1 },
  { options: 'a' },
  { options: [null] },
  { blanks: null },
  { blanks: [] },
  { text: 7 },
  JSON.parse('{"__proto__": {"option": "a"}}'),
];

/** The sentences of the checks that failed. */
function listFailed(checks: readonly (readonly [fault: string, isMet: boolean])[]): string[] {
  return checks.flatMap(([fault, isMet]) => (isMet ? [] : [fault]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function findFieldFaults(type: QuestionType): string[] {
  const { fields, publicFields } = kindModels[type].schema;
  const shapes = questionTypes.map((other) => kindModels[other].schema);
  const sharesSchemas = (own: object, part: 'fields' | 'publicFields') =>
    Object.entries(own).every(([name, schema]) =>
      shapes.every((shape) => !(name in shape[part]) || Reflect.get(shape[part], name) === schema),
    );
  const { none } = kindOf({ type });
  const parsed = questionList.parse([{ id: 'q', type }])[0];
  return listFailed([
    ['a field has another schema than the same field of another kind', sharesSchemas(fields, 'fields')],
    [
      'a public field has another schema than that of another kind',
      sharesSchemas(publicFields, 'publicFields'),
    ],
    [
      'a field without a value is not what `none` says',
      Object.keys(fields).every((name) =>
        isSame(Reflect.get(parsed ?? {}, name), Reflect.get({ ...emptyKindFields, ...none.fields }, name)),
      ),
    ],
    ['`none` has a field that the schema lacks', Object.keys(none.fields).every((name) => name in fields)],
  ]);
}

function findDraftFaults(type: QuestionType): string[] {
  const { messages, missingValueMessages } = kindOf({ type });
  const fresh = createQuestion(type);
  const { question } = samplesOf(type);
  const issues = findQuestionIssues(fresh);
  const media = [...JSON.stringify(question).matchAll(/(?<=")samples\/[^"]+(?=")/g)].map(([url]) => url);
  const namedMedia = listDraftMedia([question]).map(({ url }) => url);
  return listFailed([
    ['a new question is no draft', questionList.safeParse([fresh]).success],
    ['an issue has no message', issues.every(({ message }) => message in issueMessages)],
    ['a message of a missing value does not exist', missingValueMessages.every((key) => key in messages)],
    ['the sample changes when it is read', isSame(questionList.parse([question])[0], sortLike(question))],
    ['the sample is not complete', findQuestionIssues(question).length === 0],
    ['completing the sample changes it', isSame(completeQuestion(question), question)],
    [
      'a copy keeps an id',
      listIds(duplicateQuestion(question)).every((id) => !listIds(question).includes(id)),
    ],
    ['a picture is in no list of media', media.every((url) => namedMedia.includes(url))],
    ['another kind and back loses something', questionTypes.every((other) => survives(question, other))],
  ]);
}

/** The question with its fields in the order of the schema. */
function sortLike(question: Question): unknown {
  return questionList.parse([structuredClone(question)])[0];
}

function listIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' && typeof inner === 'string' ? [inner] : listIds(inner),
  );
}

/** Whether the fields that only this kind has are the same after the question was of the other kind for a while. */
function survives(question: Question, other: QuestionType): boolean {
  const back = beginKind({ ...beginKind({ ...question, type: other }), type: question.type });
  return Object.keys(kindModels[question.type].schema.fields)
    .filter((name) => other === question.type || !(name in kindModels[other].schema.fields))
    .every((name) => isSame(Reflect.get(back, name), Reflect.get(question, name)));
}

function findSecrecyFaults(type: QuestionType): string[] {
  const { question } = samplesOf(type).guard(sentinel);
  const isSecret = (value: unknown) => !JSON.stringify(value).includes(sentinel);
  const shown = pins.map((pin) => toPublicQuestion(question, pin));
  const ownFields = Object.fromEntries(
    Object.keys(kindModels[type].schema.fields).map((name) => [name, Reflect.get(question, name)]),
  );
  const leftovers = questionTypes
    .filter((other) => other !== type)
    .map((other) => {
      const { question: otherQuestion } = samplesOf(other);
      // Fields that both kinds have are the other kind's own.
      return { ...otherQuestion, ...ownFields, ...pickFields(otherQuestion, other) };
    });
  return listFailed([
    ['students see a key', isSecret(shown) && isSecret(toQuestionInfo(question))],
    ['a withheld question shows something', isSecret(withholdQuestion(question))],
    ['the key lacks what students must not see', !isSecret(toQuestionKey(question))],
    [
      'what students see does not fit its schema',
      shown.every((one) => isSame(publicQuestion.parse(one), sortPublic(one))),
    ],
    [
      'what students see changes',
      shown.every((one, index) =>
        isSame(one, toPublicQuestion(question, pins[index] ?? { seed: 1, shuffle: false })),
      ),
    ],
    [
      'fields of this kind show in questions of another kind',
      leftovers.every(
        (one) => isSecret(toPublicQuestion(one, { seed: 1, shuffle: true })) && isSecret(toQuestionKey(one)),
      ),
    ],
    [
      'fields of this kind keep questions of another kind from being published',
      leftovers.every((one) => findQuestionIssues(one).length === 0),
    ],
  ]);
}

function sortPublic(shown: unknown): unknown {
  return publicQuestion.parse(structuredClone(shown));
}

function pickFields(question: Question, type: QuestionType): Partial<Question> {
  return Object.fromEntries(
    Object.keys(kindModels[type].schema.fields).map((name) => [name, Reflect.get(question, name)]),
  );
}

function findMarkingFaults(type: QuestionType): string[] {
  const { question, right, wrong, partial, empty, misfits } = samplesOf(type);
  const { markedBy } = kindOf({ type });
  const points = question.score ?? 0;
  const own = [right, wrong, empty, ...misfits, ...(partial ? [partial] : [])];
  const ofOthers = questionTypes.filter((other) => other !== type).map((other) => samplesOf(other).right);
  const marks = [...strangeResponses, ...ofOthers].map((response) => markQuestion(question, response));
  const partialMark = partial && markQuestion(question, partial);
  return listFailed([
    [
      'its responses do not fit their schema',
      own.every((one) => isSame(questionResponse.safeParse(one).data, one)),
    ],
    ['the right response is not', markQuestion(question, right) === (markedBy === 'teacher' ? null : points)],
    ['the wrong response gets points', markQuestion(question, wrong) === 0],
    ['an answer taken back gets points', markQuestion(question, empty) === 0],
    ['a response that does not fit gets points', misfits.every((one) => markQuestion(question, one) === 0)],
    [
      'the partly right response does not get part of the points',
      typeof partialMark !== 'number' || (partialMark > 0 && partialMark < points),
    ],
    [
      'a response of another kind gets points',
      marks.every((mark, index) => mark === 0 || isOwnShape(type, [...strangeResponses, ...ofOthers][index])),
    ],
    [
      'an answer does not count as one',
      hasAnswer({ response: right }) && hasAnswer({ response: right, files: [] }),
    ],
    ['an answer taken back counts as one', !hasAnswer({ response: empty })],
  ]);
}

/** Two kinds may have responses of one shape, such as the id of an option. */
function isOwnShape(type: QuestionType, response: unknown): boolean {
  return kindModels[type].schema.response.safeParse(response).success;
}

function findReportFaults(type: QuestionType): string[] {
  const { question, right, wrong, empty } = samplesOf(type);
  const responses = [right, wrong, empty, ...strangeResponses].map((response, index) => ({
    student_id: index + 1,
    response,
    score: null,
  }));
  const reports = languages.map((lang) => summarizeQuestion(question, responses, lang));
  const earlier = summarizeQuestion(
    question,
    [{ student_id: 1, response: right, score: null, pinnedQuestion: structuredClone(question) }],
    'en',
  );
  return listFailed([
    [
      'the report forgets a student',
      reports.every(({ rows, unanswered }) => {
        const ids = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]);
        return responses.every(({ student_id }) => ids.has(student_id));
      }),
    ],
    ['the report counts an answer taken back', reports.every(({ unanswered }) => unanswered.includes(3))],
    ['a row has no label', reports.every(({ rows }) => rows.every(({ label }) => label.trim() !== ''))],
    ['the report calls an answer to the same version earlier', earlier.rows.every((row) => !row.earlier)],
    [
      'the report lists no text of an answer',
      earlier.given?.[0]?.text.trim() !== '' && earlier.given?.length === 1,
    ],
  ]);
}

/** A used question gets another key, while what students saw of it stays. */
function findCorrectionFaults(type: QuestionType): string[] {
  const { question, right, empty } = samplesOf(type);
  const { question: guarded } = samplesOf(type).guard(sentinel);
  const points = question.score ?? 0;
  const showAll = (one: Question) => pins.map((pin) => toPublicQuestion(one, pin));
  const own = withKeyOf(question, structuredClone(question));
  const ofCopy = withKeyOf(question, duplicateQuestion(question));
  const keyed = correctQuestion(question, [{ kind: 'key', question: guarded }]);
  const voided = correctQuestion(question, [{ kind: 'void' }]);
  const given = correctQuestion(question, [{ kind: 'full_marks' }]);
  return listFailed([
    ['its own key does not fit it', own !== undefined && isSame(toQuestionKey(own), toQuestionKey(question))],
    [
      'a key with other options or gaps is taken',
      ofCopy === undefined || isSame(showAll(ofCopy), showAll(question)),
    ],
    ['a corrected key changes what students see', isSame(showAll(keyed), showAll(question))],
    [
      'a void question has points',
      toQuestionInfo(voided).max_score === 0 && markQuestion(voided, right) === 0,
    ],
    ['not everybody gets the points', [right, empty].every((one) => markQuestion(given, one) === points)],
  ]);
}
