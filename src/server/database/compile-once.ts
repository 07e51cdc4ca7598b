import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { findRunAtOnce } from '#server/database/dialect/run-at-once.ts';

/**
 * Building and compiling a query takes longer than SQLite needs to run it. Frequent queries are therefore compiled once
 * with placeholders, which each run replaces with its values.
 */

type Scalar = number | string;
type ColumnValue = Scalar | null;
/** A row to store. */
type RowValues = Readonly<Record<string, ColumnValue>>;
type QueryValue = Scalar | readonly Scalar[] | readonly RowValues[] | undefined;
export type QueryValues = Record<string, QueryValue>;
type QueryShape = Record<string, string | boolean>;
type Compilable<Row> = { compile: () => CompiledQuery<Row> };
/** A parameter is one of the values, by its index, or a constant of the query. */
type ParameterSlot = { place: number } | { constant: unknown };
type QueryPlan<Row> = { query: CompiledQuery<Row>; slots: readonly ParameterSlot[] };

/** Each combination of absent values and list lengths needs its own plan. */
const plansMax = 200;

const isRow = (item: Scalar | RowValues | undefined): item is RowValues => typeof item === 'object';

/** The columns of the first row: rows of one list have the same columns, in any order. */
const columnsOf = (list: readonly (Scalar | RowValues)[]) => (isRow(list[0]) ? Object.keys(list[0]) : []);

/** The cells of a value in the order of the placeholders. */
function flattenValue(value: QueryValue): readonly ColumnValue[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [value as Scalar];
  const list = value as readonly (Scalar | RowValues)[];
  const columns = columnsOf(list);
  return list.flatMap((item) => (isRow(item) ? columns.map((column) => item[column] ?? null) : item));
}

function createPlaceholder(cell: ColumnValue, valueIndex: number): Scalar {
  return typeof cell === 'number' ? -(2 ** 40) - valueIndex - 0.5 : `\u0001${valueIndex}\u0001`;
}

function replaceByPlaceholders<V extends QueryValues>(values: V): { values: V; placeholders: Scalar[] } {
  const placeholders: Scalar[] = [];
  const addPlaceholder = (cell: ColumnValue) => {
    const placeholder = createPlaceholder(cell, placeholders.length);
    placeholders.push(placeholder);
    return placeholder;
  };
  const replaceRow = (row: RowValues, columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, addPlaceholder(row[column] ?? null)]));
  const replaceValue = (value: QueryValue): QueryValue => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) return addPlaceholder(value as Scalar);
    const list = value as readonly (Scalar | RowValues)[];
    const columns = columnsOf(list);
    return list.map((item) => (isRow(item) ? replaceRow(item, columns) : addPlaceholder(item))) as QueryValue;
  };
  const entries = Object.entries(values).map(([name, value]) => [name, replaceValue(value)]);
  return { values: Object.fromEntries(entries) as V, placeholders };
}

function planQuery<Row>(query: CompiledQuery<Row>, placeholders: readonly Scalar[]): QueryPlan<Row> {
  const lostIndex = placeholders.findIndex((each) => !query.parameters.includes(each));
  if (lostIndex >= 0) throw new Error(`Value ${lostIndex} does not reach the query as it is: ${query.sql}`);
  const slots = query.parameters.map((parameter): ParameterSlot => {
    const place = placeholders.indexOf(parameter as Scalar);
    return place < 0 ? { constant: parameter } : { place };
  });
  return { query, slots };
}

function describeValue(value: QueryValue): string {
  if (value === undefined) return '-';
  return Array.isArray(value) ? `${value.length} ${columnsOf(value).join()}` : '=';
}

/** Key of a plan: the query depends on absent values, on the lengths of lists and on the columns of rows. */
function describeShape(values: QueryValues, shape: QueryShape | undefined): string {
  let key = shape ? JSON.stringify(shape) : '';
  for (const name in values) key += ` ${name} ${describeValue(values[name])}`;
  return key;
}

/**
 * `build` makes the query from `values`, which it must pass on unchanged as parameters, and from `shape`, anything else
 * that the query depends on. A list of objects is a list of rows to store. The returned function runs the query and
 * returns all rows.
 */
export function compileOnce<V extends QueryValues, Row, S extends QueryShape | undefined = undefined>(
  build: (db: Db, values: V, shape: S) => Compilable<Row>,
): (db: Db, values: V, ...shape: S extends undefined ? [] : [S]) => Promise<Row[]> {
  const plansByAdapter = new WeakMap<object, Map<string, QueryPlan<Row>>>();
  const compile = (db: Db, values: V, shape: S): QueryPlan<Row> => {
    const replaced = replaceByPlaceholders(values);
    return planQuery(build(db, replaced.values, shape).compile(), replaced.placeholders);
  };
  return async (db, values, ...[shape]) => {
    const { adapter, plugins } = db.getExecutor();
    const plans = plansByAdapter.get(adapter) ?? new Map<string, QueryPlan<Row>>();
    plansByAdapter.set(adapter, plans);
    const key = describeShape(values, shape);
    const plan = plans.get(key) ?? compile(db, values, shape as S);
    if (plans.size >= plansMax) plans.clear();
    plans.set(key, plan);
    const flatValues = Object.values(values).flatMap(flattenValue);
    const parameters = plan.slots.map((slot) => ('place' in slot ? flatValues[slot.place] : slot.constant));
    const mayRunAtOnce = db.isTransaction && plugins.length === 0;
    const runAtOnce = mayRunAtOnce ? findRunAtOnce(adapter) : undefined;
    if (runAtOnce) return runAtOnce(plan.query.sql, parameters) as Row[];
    return (await db.executeQuery<Row>({ ...plan.query, parameters })).rows;
  };
}
