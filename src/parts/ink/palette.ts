/** Values name their colour, so that screens, paper and screen readers each give their own form of it. */
export const inkColours = [
  'black',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'white',
] as const;

export type InkColour = (typeof inkColours)[number];

export const colourCodes: Readonly<Record<InkColour, string>> = {
  black: '#1f2328',
  grey: '#6e7781',
  red: '#d1242f',
  orange: '#d9690c',
  yellow: '#f2c200',
  green: '#1a7f37',
  teal: '#0a7d8c',
  blue: '#1b5fc1',
  purple: '#7a3fc4',
  pink: '#c2378a',
  brown: '#7a4a21',
  white: '#ffffff',
};

export const stampNames = ['tick', 'cross', 'star', 'question', 'heart', 'smile'] as const;

export type StampName = (typeof stampNames)[number];
