import { afterEach, describe, expect, it, vi } from 'vitest';
import { findKindFaults } from '#tests/support/kinds/find-kind-faults.ts';
import { type TallyKey, tally } from '#tests/tally-kind/kind.ts';
import { tally as tallyModel } from '#tests/tally-kind/model.ts';
import type { schema } from '#tests/tally-kind/schema.ts';
import type { Kind } from '../kind-form/kind.ts';
import { type QuestionType, questionTypes } from '../model.ts';

/** A kind that is in no list is added to the lists: nothing else needs to know it, and its faults are found. */

vi.mock('./models.ts', async (load) => {
  const { kindModels } = await load<typeof import('./models.ts')>();
  const { tally: model } = await import('#tests/tally-kind/model.ts');
  return { kindModels: { ...kindModels, tally: model } };
});
vi.mock('./kinds.ts', async (load) => {
  const { kinds } = await load<typeof import('./kinds.ts')>();
  const { tally: kind } = await import('#tests/tally-kind/kind.ts');
  return { kinds: { ...kinds, tally: kind } };
});
vi.mock('./samples.ts', async (load) => {
  const { kindSamples } = await load<typeof import('./samples.ts')>();
  const { samples: ofTally } = await import('#tests/tally-kind/samples.ts');
  return { kindSamples: { ...kindSamples, tally: ofTally } };
});

it('does not compile without the key of a correction', () => {
  const { withKeyOf: _, ...lacking } = tally;
  // @ts-expect-error: a used question of this kind could not be corrected
  const kind: Kind<typeof schema, TallyKey> = lacking;
  expect(kind).not.toHaveProperty('withKeyOf');
});

const tallyType = 'tally' as string as QuestionType;

afterEach(() => vi.restoreAllMocks());

it.each(['single', 'multiple', 'blank', 'open', 'tally'] as QuestionType[])(
  'does what every kind does beside the others: %s',
  (type) => {
    expect(questionTypes).toContain(tallyType);
    expect(findKindFaults(type)).toEqual([]);
  },
);

describe('a fault is found', () => {
  it.each<[fault: string, spoil: () => void]>([
    [
      'students see a key',
      () =>
        vi
          .spyOn(tally, 'toPublic')
          .mockImplementation(({ tally: own }) => ({ tally: { unit: own?.sum ?? '' } })),
    ],
    ['the key lacks what students must not see', () => vi.spyOn(tally, 'toKey').mockReturnValue({ sum: '' })],
    [
      'an issue has no message',
      () => vi.spyOn(tally, 'findIssues').mockReturnValue([{ path: [], message: 'unheard_of' }]),
    ],
    [
      'the sample is not complete',
      () => vi.spyOn(tally, 'findIssues').mockReturnValue([{ path: [], message: 'sum_required' }]),
    ],
    ['its own key does not fit it', () => vi.spyOn(tally, 'withKeyOf').mockReturnValue(undefined)],
    ['a copy keeps an id', () => vi.spyOn(tally, 'renewIds').mockReturnValue({})],
    [
      'another kind and back loses something',
      () => vi.spyOn(tally, 'begin').mockReturnValue({ tally: { sum: '', parts: [] } }),
    ],
    [
      'completing the sample changes it',
      () => vi.spyOn(tally, 'complete').mockReturnValue({ tally: { sum: '', parts: [] } }),
    ],
    ['the right response is not', () => vi.spyOn(tallyModel.marking, 'findShare').mockReturnValue(0)],
    ['the wrong response gets points', () => vi.spyOn(tallyModel.marking, 'findShare').mockReturnValue(1)],
    [
      'the report counts an answer taken back',
      () =>
        vi
          .spyOn(tallyModel.marking, 'readPieces')
          .mockReturnValue([{ id: 'sum', text: 'x', label: 'x', correct: false }]),
    ],
    [
      'a row has no label',
      () =>
        vi
          .spyOn(tallyModel.marking, 'readPieces')
          .mockReturnValue([{ id: 'sum', text: 'x', label: ' ', correct: false }]),
    ],
    [
      'the report calls an answer to the same version earlier',
      () => vi.spyOn(tallyModel.marking, 'findRowKey').mockReturnValue(null),
    ],
  ])('%s', (fault, spoil) => {
    spoil();
    expect(findKindFaults(tallyType)).toContain(fault);
  });
});
