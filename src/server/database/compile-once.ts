import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/database/database.ts';

/**
 * Building and compiling a query takes longer than SQLite needs to run it. Frequent queries are therefore compiled once
 * with placeholders, which each run replaces with its values.
 */

type Scalar = number | string;
type Values = Record<string, Scalar | readonly Scalar[] | undefined>;
type Shape = Record<string, string | boolean>;
type Compilable<Row> = { compile: () => CompiledQuery<Row> };
/** A parameter is one of the values, by its index, or a constant of the query. */
type Slot = { place: number } | { constant: unknown };
type Plan<Row> = { query: CompiledQuery<Row>; slots: readonly Slot[] };

/** Each length of a list has a plan of its own. */
const plansMax = 200;

function placeholderFor(value: Scalar, place: number): Scalar {
  return typeof value === 'number' ? -(2 ** 40) - place - 0.5 : `\u0001${place}\u0001`;
}

function replaceByPlaceholders<V extends Values>(values: V): { values: V; list: Scalar[] } {
  const list: Scalar[] = [];
  const add = (value: Scalar) => {
    const made = placeholderFor(value, list.length);
    list.push(made);
    return made;
  };
  const entries = Object.entries(values).map(([name, value]): [string, Values[string]] => {
    if (value === undefined) return [name, undefined];
    return [name, Array.isArray(value) ? value.map(add) : add(value as Scalar)];
  });
  return { values: Object.fromEntries(entries) as V, list };
}

function plan<Row>(query: CompiledQuery<Row>, list: readonly Scalar[]): Plan<Row> {
  const lost = list.findIndex((each) => !query.parameters.includes(each));
  if (lost >= 0) throw new Error(`Value ${lost} does not reach the query as it is: ${query.sql}`);
  const slots = query.parameters.map((parameter): Slot => {
    const place = list.indexOf(parameter as Scalar);
    return place < 0 ? { constant: parameter } : { place };
  });
  return { query, slots };
}

/** Key of a plan: the query depends on absent values and on the lengths of lists. */
function describeShape(values: Values, shape: Shape | undefined): string {
  let key = shape ? JSON.stringify(shape) : '';
  for (const name in values) {
    const value = values[name];
    key += ` ${name} ${value === undefined ? '-' : Array.isArray(value) ? value.length : '='}`;
  }
  return key;
}

/**
 * `build` makes the query from `values`, which it must pass on unchanged as parameters, and from `shape`, anything else
 * that the query depends on. The returned function runs it and returns all rows.
 */
export function compileOnce<V extends Values, Row, S extends Shape | undefined = undefined>(
  build: (db: Db, values: V, shape: S) => Compilable<Row>,
): (db: Db, values: V, ...shape: S extends undefined ? [] : [S]) => Promise<Row[]> {
  const plansOf = new WeakMap<object, Map<string, Plan<Row>>>();
  const compile = (db: Db, values: V, shape: S): Plan<Row> => {
    const { values: placeholders, list } = replaceByPlaceholders(values);
    return plan(build(db, placeholders, shape).compile(), list);
  };
  return async (db, values, ...[shape]) => {
    const { adapter } = db.getExecutor();
    const plans = plansOf.get(adapter) ?? new Map<string, Plan<Row>>();
    plansOf.set(adapter, plans);
    const key = describeShape(values, shape);
    const known = plans.get(key) ?? compile(db, values, shape as S);
    if (plans.size >= plansMax) plans.clear();
    plans.set(key, known);
    const given = Object.values(values).flatMap((value) => value ?? []);
    const parameters = known.slots.map((slot) => ('place' in slot ? given[slot.place] : slot.constant));
    return (await db.executeQuery<Row>({ ...known.query, parameters })).rows;
  };
}
