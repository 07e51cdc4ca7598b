/** What does not matter when typed texts are compared. Free of zod. */
export type CompareSwitches = { case_sensitive: boolean; ignore_space: boolean; match_variants: boolean };

export const defaultSwitches: CompareSwitches = {
  case_sensitive: false,
  ignore_space: true,
  match_variants: false,
};

export const readSwitches = ({ case_sensitive, ignore_space, match_variants }: CompareSwitches) => ({
  case_sensitive,
  ignore_space,
  match_variants,
});
