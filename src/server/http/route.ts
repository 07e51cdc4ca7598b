import type { Operation, Operations, ParsedInputOf, ReplyOf } from '#contract/operation.ts';
import type { Context, SignedInContext } from '#server/http/context.ts';

type ContextOf<O extends Operation> = O['access'] extends 'public' ? Context : SignedInContext;

export type Route = {
  operation: Operation;
  handle: (context: Context, input: never) => Promise<unknown>;
};

/** A stream answers by itself and gives nothing back. */
type ResultOf<O extends Operation> = O extends { kind: 'stream' } ? void : ReplyOf<O>;

type Handler<O extends Operation> = (context: ContextOf<O>, input: ParsedInputOf<O>) => Promise<ResultOf<O>>;

/**
 * Binds each operation of an area to the handler of its name: one that is missing, foreign or there twice does not compile.
 * Access and input are checked before a handler runs.
 */
export function bindHandlers<G extends Operations>(
  operations: G,
  handlers: { readonly [Name in keyof NoInfer<G>]: Handler<G[Name]> },
): Route[] {
  return Object.entries(operations).map(([name, operation]) => ({
    operation,
    handle: handlers[name] as Route['handle'],
  }));
}
