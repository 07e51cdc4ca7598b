/** What the field of a blank needs, whatever the blank asks for. */
export type GapProps = {
  /** Counts from 0. */
  index: number;
  blankCount: number;
  text: string;
  locked: boolean;
  onType: (text: string) => void;
};
