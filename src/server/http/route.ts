import { findOwn } from '#contract/find-own.ts';
import type { Operation, Operations, ParsedInputOf, ReplyOf } from '#contract/operation.ts';
import type { RequestContext, SignedInContext } from '#server/http/context.ts';

type ContextOf<O extends Operation> = O['access'] extends 'public' ? RequestContext : SignedInContext;

export type Route = {
  operation: Operation;
  handle: (context: RequestContext, input: never) => Promise<unknown>;
};

/** The handler of a stream or a download writes the reply itself. */
type ResultOf<O extends Operation> = O extends { kind: 'stream' | 'download' } ? void : ReplyOf<O>;

type Handler<O extends Operation> = (context: ContextOf<O>, input: ParsedInputOf<O>) => Promise<ResultOf<O>>;

/** The routes of one area. Their type includes the area's operations, so that routes of another area do not fit. */
export type RoutesOf<G extends Operations> = readonly Route[] & { readonly operations?: G };

/**
 * Binds each operation of an area to the handler with the same name: a missing, misplaced or repeated handler does
 * not compile. Access and input are checked before a handler runs.
 */
export function bindHandlers<G extends Operations>(
  operations: G,
  handlers: { readonly [Name in keyof NoInfer<G>]: Handler<G[Name]> },
): RoutesOf<G> {
  return Object.entries(operations).map(([name, operation]) => ({
    operation,
    handle: findOwn<unknown>(handlers, name) as Route['handle'],
  }));
}
