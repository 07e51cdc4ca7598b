/** Colours a school gives its subjects. `solid` carries white text, `ink` is text on `soft`, on card and on ground. */
export type SubjectColour = { solid: string; soft: string; ink: string };

export const subjectColours = {
  harbour: { solid: '#1668c7', soft: '#e0edfc', ink: '#11549f' },
  kapok: { solid: '#c7431a', soft: '#ffe9de', ink: '#a03411' },
  banyan: { solid: '#1f7d50', soft: '#ddf2e6', ink: '#17633e' },
  bauhinia: { solid: '#b13386', soft: '#fbe5f3', ink: '#93266e' },
  ferry: { solid: '#0c7a70', soft: '#d8f2ee', ink: '#095f57' },
  tram: { solid: '#4d7410', soft: '#eaf3d8', ink: '#3f600c' },
  lantern: { solid: '#c62f44', soft: '#fde6e9', ink: '#a32236' },
  milktea: { solid: '#96602a', soft: '#f7eadb', ink: '#774b1f' },
  dusk: { solid: '#7a45bd', soft: '#efe6fb', ink: '#62359b' },
  inkstone: { solid: '#4f6579', soft: '#e6edf3', ink: '#3e5265' },
  honey: { solid: '#8f6200', soft: '#fff0cc', ink: '#704c00' },
  night: { solid: '#4a50bf', soft: '#e7e8fb', ink: '#3a3f9f' },
} as const satisfies Record<string, SubjectColour>;

export type SubjectColourKey = keyof typeof subjectColours;

const colourKeys: readonly string[] = Object.keys(subjectColours);

function isColourKey(key: string): key is SubjectColourKey {
  return colourKeys.includes(key);
}

/** The colour of a key. A subject without one, or with an unknown one, gets the plain grey-blue of `inkstone`. */
export function subjectColour(key: string | null | undefined): SubjectColour {
  return key && isColourKey(key) ? subjectColours[key] : subjectColours.inkstone;
}
