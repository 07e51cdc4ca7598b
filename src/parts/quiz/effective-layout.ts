type LaidOut = {
  layout: 'one_by_one' | 'all_on_page';
  questions: readonly { time_limit_s?: number | undefined }[];
};

/** A question with a time limit cannot share a page with others. */
export function getEffectiveLayout({ layout, questions }: LaidOut): LaidOut['layout'] {
  return questions.some(({ time_limit_s }) => time_limit_s !== undefined) ? 'one_by_one' : layout;
}
