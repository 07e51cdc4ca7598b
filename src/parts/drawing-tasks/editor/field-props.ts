/** What each group of fields gets of the task, or the question, that it belongs to. */
export type FieldProps<Fields> = {
  task: Fields;
  /** Text of the issues of a field. */
  errorAt: (field: string) => string | undefined;
  update: (change: (task: Fields) => Partial<Fields>) => void;
};
