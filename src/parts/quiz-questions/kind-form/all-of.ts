/** One type with the fields of all types of a union. */
export type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Field in keyof All]: All[Field] }
  : never;
