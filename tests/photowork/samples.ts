import type { ActivitySamples } from '#form/activity-type.ts';
import type { PhotoResponse, PhotoWork } from './model.ts';

const sentinel = 'NOT-FOR-STUDENTS';

export const samples: ActivitySamples<PhotoWork, PhotoResponse> = {
  contents: [
    {
      title: { en: 'A walk in the park', 'zh-hk': '漫步公園', 'zh-cn': '漫步公园' },
      draft: {
        tasks: [
          { id: 'leaf', kind: 'picture', text: 'Photograph a leaf.', points: 6, key: '' },
          { id: 'tree', kind: 'words', text: 'Describe its tree.', points: 4, key: '' },
          { id: 'edges', kind: 'number', text: 'How many lobes has it?', points: 2, key: '5' },
          { id: 'gate', kind: 'visit', text: 'Be at the gate.', points: 0, key: '' },
        ],
      },
      rightResponses: { leaf: { words: 'A maple' }, tree: { words: 'Tall' }, edges: { words: '5' } },
      wrongResponses: { edges: { words: '4' } },
    },
    {
      title: { en: 'Whose keys are marked', 'zh-hk': '附有標記的答案', 'zh-cn': '附有标记的答案' },
      draft: {
        tasks: [{ id: 'word', kind: 'number', text: 'Which word?', points: 1, key: sentinel }],
      },
      rightResponses: { word: { words: sentinel } },
      wrongResponses: { word: { words: 'another' } },
    },
  ],
  sentinel,
  olderContents: [],
};
